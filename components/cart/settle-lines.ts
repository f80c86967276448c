"use client";

import type { CartLine } from "@/lib/checkout/cart-lines";
import { removeFromCart, setQuantity } from "@/lib/client/cart";

/** Brings lines down to what is in stock and takes out what is gone. */
export function settleLines(lines: readonly CartLine[]): void {
  for (const { id, state, most } of lines) {
    if (state === "gone") removeFromCart(id);
    else setQuantity(id, most);
  }
}
