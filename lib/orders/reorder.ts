import { MAX_LINES, MAX_QUANTITY } from "@/lib/pricing/quantity-rules";
import type { Quote, QuoteRequest } from "@/lib/orders/cart/schemas";
import type { StatedTerms } from "@/lib/catalogue/sale-terms";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import type { OrderAnswer } from "./schemas";

type Ordered = Pick<OrderAnswer, "products">;

/** The price is today's, in rupees. */
export type ReorderItem = Pick<ProductSummary, "_id" | "name" | "price" | "thumbnailImage"> &
  Partial<Pick<ProductSummary, "packSize" | "sku"> & StatedTerms> & { quantity: number };

export interface ReorderPlan {
  /** The cart items: the quantities of the old order at today's prices. */
  items: ReorderItem[];
  /** Products with fewer packs available than ordered then; the cart asks what to do. */
  short: { name: string; most: number; wanted: number }[];
  /** Names of products that are no longer sold, or sold out. */
  gone: string[];
  /** Price per pack then and now, in rupees. */
  priced: { name: string; then: number; now: number }[];
  /** Products whose old quantity breaks today's quantity rules. */
  ruled: { name: string; problem: string }[];
}

/** True when a change should be shown to the customer. */
export const hasChanged = ({ short, gone, priced, ruled }: ReorderPlan): boolean =>
  [short, gone, priced, ruled].some((changes) => changes.length > 0);

/** The quote request: each product of the order that still has an id, once. */
export function reorderQuestion({ products }: Ordered): QuoteRequest {
  const wanted = new Map<string, number>();
  for (const { product, quantity } of products) {
    if (product._id === null) continue;
    const sum = (wanted.get(product._id) ?? 0) + quantity;
    wanted.set(product._id, Math.min(sum, MAX_QUANTITY));
  }
  const items = [...wanted].map(([product, quantity]) => ({ product, quantity }));
  return { items: items.slice(0, MAX_LINES) };
}

/** Compares the old order with today's quote. */
export function reorderPlan(order: Ordered, quote: Quote | null): ReorderPlan {
  const plan: ReorderPlan = { items: [], short: [], gone: [], priced: [], ruled: [] };
  const answers = new Map(quote?.lines.map((line) => [line.product, line]));
  const seen = new Set<string>();
  for (const { product, price: then } of order.products) {
    const line = product._id === null ? undefined : answers.get(product._id);
    if (product._id !== null && seen.has(product._id)) continue;
    if (product._id !== null) seen.add(product._id);
    const most = line ? purchasable(line) : 0;
    if (!line || most === 0) {
      plan.gone.push(product.name);
      continue;
    }
    const { name, price, thumbnailImage, packSize = null, sku = null, quantity } = line;
    const item = { _id: line.product, name, price, thumbnailImage, packSize, sku };
    plan.items.push({ ...item, ...line.terms, quantity });
    if (line.problem !== undefined) plan.ruled.push({ name, problem: line.problem });
    else if (most < quantity) plan.short.push({ name, most, wanted: quantity });
    if (price !== then) plan.priced.push({ name, then, now: price });
  }
  return plan;
}

/**
 * A line that is refused although enough is in stock belongs to a product that is not for sale: 0 packs are available.
 * A quantity that breaks today's rules is reported and corrected in the cart.
 */
function purchasable({ available, quantity, stockCount, problem }: Quote["lines"][number]): number {
  if (available) return quantity;
  if (problem !== undefined) return quantity;
  return stockCount > 0 && stockCount < quantity ? stockCount : 0;
}
