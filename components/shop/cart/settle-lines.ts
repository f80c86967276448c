"use client";

import type { CartLine } from "@/lib/client/checkout/cart-lines";
import { removeFromCart, setQuantity } from "@/lib/client/cart";

/** Brings lines to what can be ordered and takes out what is gone. */
export function settleLines(lines: readonly CartLine[]): void {
  for (const { id, state, nearest } of lines) {
    if (state === "gone") removeFromCart(id);
    else setQuantity(id, nearest);
  }
}

/** Whether there is too little of all of them; else some are against a smallest order or multiples. */
export function isAboutStock(lines: readonly CartLine[]): boolean {
  return lines.every(({ state, quantity, most }) => state === "gone" || quantity > most);
}
