import { counted } from "@/lib/base/counts";
import type { OrderAnswer } from "@/lib/orders/schemas";

/** What an order is about, in a line: "Kraft mailer and 2 more". */
export function itemText({ products }: Pick<OrderAnswer, "products">): string {
  const [first, ...others] = products;
  if (!first) return "No items";
  return others.length === 0
    ? first.product.name
    : `${first.product.name} and ${others.length} more`;
}

/** "1 pack", "1,200 packs": of all products together. */
export function packCount({ products }: Pick<OrderAnswer, "products">): string {
  const count = products.reduce((sum, { quantity }) => sum + quantity, 0);
  return counted(count, "pack");
}
