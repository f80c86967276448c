import type { CartLine } from "@/lib/client/checkout/cart-lines";
import { removeFromCart, setQuantity } from "@/lib/client/cart";

/** Changes lines to orderable quantities and removes unavailable products. */
export function settleLines(lines: readonly CartLine[]): void {
  for (const { id, state, nearest } of lines) {
    if (state === "gone") removeFromCart(id);
    else setQuantity(id, nearest);
  }
}

/** Whether stock is the problem of all lines; otherwise some break a minimum order or a multiple. */
export function isAboutStock(lines: readonly CartLine[]): boolean {
  return lines.every(
    ({ state, made, quantity, most }) => state === "gone" || (!made && quantity > most),
  );
}
