import { cartItemSchema, type Quote, type QuoteLine } from "@/lib/cart/schemas";
import { toPaise } from "@/lib/pricing/money";
import { lineTotalPaise } from "@/lib/pricing/totals";

/** What a line needs of the cart that is kept in the browser; the price in rupees. */
export interface KeptItem {
  _id: string;
  name: string;
  price: number;
  thumbnailImage: string;
  packSize?: string | null;
  quantity: number;
}

/** `short`: fewer in stock than asked. `gone`: no longer sold. Both stay outside the totals. */
export type LineState = "ok" | "short" | "gone";

/** One line as the cart and the checkout show it; amounts in paise. */
export interface CartLine {
  id: string;
  name: string;
  thumbnailImage: string;
  packSize: string | null;
  quantity: number;
  pricePaise: number;
  /** The price that was kept, where today's differs from it. */
  formerPricePaise: number | null;
  totalPaise: number;
  state: LineState;
  /** Null until the server has answered for this product. */
  stockCount: number | null;
}

/** Whether the server can be asked about an item: a hand-edited cart may hold any text as its id. */
export function isAskable(item: Pick<KeptItem, "_id">): boolean {
  return cartItemSchema.shape.product.safeParse(item._id).success;
}

function stateOf({ quantity, ...item }: KeptItem, answered: QuoteLine | undefined): LineState {
  if (!answered) return isAskable(item) ? "ok" : "gone";
  const { available, stockCount } = answered;
  if (!available && (stockCount <= 0 || answered.quantity <= stockCount)) return "gone";
  return quantity > stockCount ? "short" : "ok";
}

function lineOf(item: KeptItem, answered: QuoteLine | undefined): CartLine {
  const state = stateOf(item, answered);
  const known = state === "gone" ? undefined : answered;
  const keptPaise = toPaise(item.price);
  const pricePaise = known ? toPaise(known.price) : keptPaise;
  return {
    id: item._id,
    name: known?.name || item.name,
    thumbnailImage: known?.thumbnailImage || item.thumbnailImage,
    packSize: typeof item.packSize === "string" ? item.packSize : null,
    quantity: item.quantity,
    pricePaise,
    formerPricePaise: pricePaise === keptPaise ? null : keptPaise,
    totalPaise: lineTotalPaise({ pricePaise, quantity: item.quantity }),
    state,
    stockCount: answered ? answered.stockCount : null,
  };
}

/**
 * The cart of this browser laid beside the server's last answer. Quantities are the browser's, so
 * that a click shows at once; prices, stock and names are the server's where it has answered.
 */
export function cartLines(items: readonly KeptItem[], quote: Quote | null): CartLine[] {
  const answers = new Map(quote?.lines.map((line) => [line.product, line]));
  return items.map((item) => lineOf(item, answers.get(item._id)));
}

/** What the browser should keep from now on, by product: today's name, rupees and picture. */
export function acceptedChanges(quote: Quote): Map<string, Partial<KeptItem>> {
  const known = quote.lines.filter((line) => line.name !== "" && line.available);
  return new Map(
    known.map(({ product, name, price, thumbnailImage }) => [
      product,
      { name, price, thumbnailImage },
    ]),
  );
}
