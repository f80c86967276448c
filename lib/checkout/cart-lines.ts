import { MAX_ID_LENGTH, MAX_QUANTITY, mostOf } from "@/lib/cart/limits";
import type { Quote, QuoteLine } from "@/lib/cart/schemas";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { toPaise } from "@/lib/pricing/money";
import { lineTotalPaise } from "@/lib/pricing/totals";

/** What a line needs of the cart that is kept in the browser; the price in rupees. */
export type StoredItem = Pick<ProductSummary, "_id" | "name" | "price" | "thumbnailImage"> &
  Partial<Pick<ProductSummary, "packSize">> & { quantity: number };

/** `short`: more than can be ordered at once. `gone`: no longer sold. Both stay outside the totals. */
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
  /** How many packs can be ordered, as far as is known. */
  most: number;
}

/** A hand-edited cart may hold any text as an id. */
const isNamed = ({ _id }: StoredItem) => _id !== "" && _id.length <= MAX_ID_LENGTH;

/** Whether the server can be asked about an item as it is. */
export function isAskable(item: StoredItem): boolean {
  return isNamed(item) && item.quantity <= MAX_QUANTITY;
}

function stateOf(item: StoredItem, answered: QuoteLine | undefined, most: number): LineState {
  if (!isNamed(item)) return "gone";
  if (answered && !answered.available) {
    const { stockCount } = answered;
    if (stockCount <= 0 || answered.quantity <= stockCount) return "gone";
  }
  return item.quantity > most ? "short" : "ok";
}

function lineOf(item: StoredItem, answered: QuoteLine | undefined): CartLine {
  const most = mostOf(answered?.stockCount ?? MAX_QUANTITY);
  const state = stateOf(item, answered, most);
  const known = state === "gone" ? undefined : answered;
  const storedPaise = toPaise(item.price);
  const pricePaise = known ? toPaise(known.price) : storedPaise;
  return {
    id: item._id,
    name: known?.name || item.name,
    thumbnailImage: known?.thumbnailImage || item.thumbnailImage,
    packSize: typeof item.packSize === "string" ? item.packSize : null,
    quantity: item.quantity,
    pricePaise,
    formerPricePaise: pricePaise === storedPaise ? null : storedPaise,
    totalPaise: lineTotalPaise({ pricePaise, quantity: item.quantity }),
    state,
    most,
  };
}

/**
 * The cart of this browser laid beside the server's last answer. Quantities are the browser's, so
 * that a click shows at once; prices, stock and names are the server's where it has answered.
 */
export function cartLines(items: readonly StoredItem[], quote: Quote | null): CartLine[] {
  const answers = new Map(quote?.lines.map((line) => [line.product, line]));
  return items.map((item) => lineOf(item, answers.get(item._id)));
}

/** What the browser should keep from now on, by product: today's name, rupees and picture. */
export function acceptedChanges(quote: Quote): Map<string, Partial<StoredItem>> {
  const known = quote.lines.filter((line) => line.name !== "" && line.available);
  return new Map(
    known.map(({ product, name, price, thumbnailImage }) => [
      product,
      { name, price, thumbnailImage },
    ]),
  );
}
