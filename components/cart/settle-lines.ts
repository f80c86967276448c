"use client";

import type { CartLine } from "@/lib/checkout/cart-lines";
import { removeFromCart, setQuantity } from "@/lib/client/cart";

/** Brings lines to what can be ordered and takes out what is gone. */
export function settleLines(lines: readonly CartLine[]): void {
  for (const { id, state, nearest } of lines) {
    if (state === "gone") removeFromCart(id);
    else setQuantity(id, nearest);
  }
}
