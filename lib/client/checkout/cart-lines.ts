import { quantityText, MAX_ID_LENGTH, mostOf } from "@/lib/orders/cart/quantity-limits";
import type { Quote, QuoteLine } from "@/lib/orders/cart/schemas";
import { keptTerms, type SaleTerms, type StatedTerms } from "@/lib/catalogue/sale-terms";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { packPrice } from "@/lib/pricing/price-tiers";
import { isRightQuantity, MAX_QUANTITY, nearestQuantity } from "@/lib/pricing/quantity-rules";
import { lineTotalPaise } from "@/lib/pricing/totals";

/** What a line needs of the cart that is kept in the browser; the price in rupees. */
export type StoredItem = Pick<ProductSummary, "_id" | "name" | "price" | "thumbnailImage"> &
  Partial<Pick<ProductSummary, "packSize" | "sku"> & StatedTerms> & { quantity: number };

/** `short`: not in this quantity, but in another. `gone`: no longer sold. Both stay outside the totals. */
export type LineState = "ok" | "short" | "gone";

/** One line as the cart and the checkout show it; amounts in paise. */
export interface CartLine {
  id: string;
  name: string;
  thumbnailImage: string;
  packSize: string | null;
  /** The article number. */
  sku: string | null;
  quantity: number;
  pricePaise: number;
  /** The price that was kept, where today's differs from it. */
  formerPricePaise: number | null;
  totalPaise: number;
  state: LineState;
  /** Packs that there are to have, as far as is known. */
  most: number;
  /** The quantity next to it that can be ordered, as far as is known; 0 where there is none. */
  nearest: number;
  /** Why it is not `ok`; empty where it is. */
  problem: string;
  terms: SaleTerms;
}

/** A hand-edited cart may hold any text as an id. */
const isNamed = ({ _id }: StoredItem) => _id !== "" && _id.length <= MAX_ID_LENGTH;

/** Whether the server can be asked about an item as it is. */
export function isAskable(item: StoredItem): boolean {
  return isNamed(item) && item.quantity <= MAX_QUANTITY;
}

/** What is known of what a line may hold. */
interface Bounds {
  terms: SaleTerms;
  /** Packs that there are to have. */
  most: number;
  nearest: number;
}

function boundsOf(item: StoredItem, answered: QuoteLine | undefined): Bounds {
  const most = mostOf(answered?.stockCount ?? MAX_QUANTITY);
  // What the server answers without terms of its own has none today, whatever was kept.
  const terms = answered ? keptTerms(answered.terms ?? { price: answered.price }) : keptTerms(item);
  return { terms, most, nearest: nearestQuantity(terms, item.quantity, most) };
}

function stateOf(item: StoredItem, answered: QuoteLine | undefined, bounds: Bounds): LineState {
  if (!isNamed(item) || bounds.nearest === 0) return "gone";
  if (answered && !answered.available && answered.problem === undefined) {
    const { stockCount } = answered;
    if (stockCount <= 0 || answered.quantity <= stockCount) return "gone";
  }
  const isRight = isRightQuantity(bounds.terms, item.quantity) && item.quantity <= bounds.most;
  return isRight ? "ok" : "short";
}

/** Of what is gone and never was too few nothing more is to be said. */
function problemOf({ quantity }: StoredItem, state: LineState, { terms, most }: Bounds): string {
  if (state === "ok" || most === 0) return "";
  return state === "short" || quantity > most ? quantityText(terms, quantity, most) : "";
}

/** A hand-edited cart may hold anything. */
const textOf = (value: unknown) => (typeof value === "string" ? value : null);

function lineOf(item: StoredItem, answered: QuoteLine | undefined): CartLine {
  const bounds = boundsOf(item, answered);
  const state = stateOf(item, answered, bounds);
  const known = state === "gone" ? undefined : answered;
  const keptPaise = packPrice(keptTerms(item), item.quantity);
  const pricePaise = known ? packPrice(bounds.terms, item.quantity) : keptPaise;
  return {
    id: item._id,
    name: known?.name || item.name,
    thumbnailImage: known?.thumbnailImage || item.thumbnailImage,
    packSize: textOf(known?.packSize ?? item.packSize),
    sku: textOf(known?.sku ?? item.sku),
    quantity: item.quantity,
    pricePaise,
    formerPricePaise: pricePaise === keptPaise ? null : keptPaise,
    totalPaise: lineTotalPaise({ pricePaise, quantity: item.quantity }),
    state,
    most: bounds.most,
    nearest: bounds.nearest,
    problem: problemOf(item, state, bounds),
    terms: bounds.terms,
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

const NO_RULES = { minQuantity: 1, packMultiple: 1, priceTiers: [] };

/** What the browser should keep from now on, by product: as it is called and sold today, in rupees. */
export function acceptedChanges(quote: Quote): Map<string, Partial<StoredItem>> {
  const known = quote.lines.filter((line) => line.name !== "" && line.available);
  return new Map(
    known.map(({ product, name, price, thumbnailImage, packSize = null, sku = null, terms }) => [
      product,
      { name, thumbnailImage, packSize, sku, ...(terms ?? { ...NO_RULES, price }) },
    ]),
  );
}
