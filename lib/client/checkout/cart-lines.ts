import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { lineKey } from "@/lib/orders/cart/line-key";
import {
  getMaxQuantity,
  MAX_ID_LENGTH,
  quantityText,
  sampleLimitText,
} from "@/lib/orders/cart/quantity-limits";
import type { Quote, QuoteLine } from "@/lib/orders/cart/schemas";
import { keptTerms, type SaleTerms, type StatedTerms } from "@/lib/catalogue/sale-terms";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { toPaise } from "@/lib/pricing/money";
import { packPrice } from "@/lib/pricing/price-tiers";
import { lineName, printText, type PrintChoice } from "@/lib/pricing/print-options";
import { isRightQuantity, MAX_QUANTITY, nearestQuantity } from "@/lib/pricing/quantity-rules";
import { lineTotalPaise } from "@/lib/pricing/totals";
import { getKey } from "../item-key";

/** The fields that a line needs of the stored cart; the price in rupees. */
export type StoredItem = Pick<ProductSummary, "_id" | "name" | "price" | "thumbnailImage"> &
  Partial<Pick<ProductSummary, "packSize" | "sku"> & StatedTerms> & {
    quantity: number;
    print?: PrintChoice;
    isSample?: boolean;
  };

/** `short`: available only in another quantity. `gone`: no longer sold. Both are left out of the totals. */
export type LineState = "ok" | "short" | "gone";

/** One line as the cart and the checkout show it; amounts in paise. */
export interface CartLine {
  /** `lineKey` of the item. */
  id: string;
  productId: string;
  /** "2 sides, 1 colour, Your mark", or that it is a sample; empty for plain packs. */
  choice: string;
  /** The set-up of a printed line; null where there is none, as far as is known. */
  setUp: { name: string; totalPaise: number } | null;
  name: string;
  thumbnailImage: string;
  /** Null of a sample. */
  packSize: string | null;
  /** Samples are sold by the piece. */
  isSample: boolean;
  /** The article number. */
  sku: string | null;
  quantity: number;
  pricePaise: number;
  /** The stored price, when today's price differs from it. */
  formerPricePaise: number | null;
  /** What everybody else pays, where the price is that of the buyer's company; null elsewhere. */
  publicPaise: number | null;
  totalPaise: number;
  state: LineState;
  /** Maximum packs that can be ordered, as far as is known. */
  most: number;
  /** The closest quantity that can be ordered, as far as is known; 0 when there is none. */
  nearest: number;
  /** Why it is not `ok`; empty when it is. */
  problem: string;
  terms: SaleTerms;
}

/** A hand-edited cart may hold any text as an id. */
const isNamed = ({ _id }: StoredItem) => _id !== "" && _id.length <= MAX_ID_LENGTH;

/** True when the item is valid enough to ask the server about it. */
export function isAskable(item: StoredItem): boolean {
  return isNamed(item) && item.quantity <= MAX_QUANTITY;
}

/** The known limits of a line. */
interface Bounds {
  terms: SaleTerms;
  /** Maximum packs that can be ordered. */
  most: number;
  nearest: number;
}

function toBounds(item: StoredItem, answered: QuoteLine | undefined): Bounds {
  const most = answered?.most ?? getMaxQuantity(answered?.stockCount ?? MAX_QUANTITY);
  // When the server answers without terms, the product has none today, whatever the cart stored.
  const terms = answered ? keptTerms(answered.terms ?? { price: answered.price }) : keptTerms(item);
  return { terms, most, nearest: nearestQuantity(terms, item.quantity, most) };
}

function toState(item: StoredItem, answered: QuoteLine | undefined, bounds: Bounds): LineState {
  if (!isNamed(item) || bounds.nearest === 0) return "gone";
  if (answered && !answered.available && answered.problem === undefined) {
    if (bounds.most <= 0 || answered.quantity <= bounds.most) return "gone";
  }
  const isRight = isRightQuantity(bounds.terms, item.quantity) && item.quantity <= bounds.most;
  return isRight ? "ok" : "short";
}

/**
 * Empty when no quantity can be ordered; a product that is gone gets a message only when its quantity was above the
 * maximum.
 */
function getProblem(
  item: StoredItem,
  state: LineState,
  { terms, most }: Bounds,
  t: Translate,
): string {
  const { quantity } = item;
  if (state === "ok" || most === 0) return "";
  if (isSample(item)) return sampleLimitText(most, t);
  return state === "short" || quantity > most ? quantityText(terms, quantity, most, t) : "";
}

/** A hand-edited cart may hold anything. */
const toText = (value: unknown) => (typeof value === "string" ? value : null);

function toLine(item: StoredItem, { line: answered, setUp }: Answer, t: Translate): CartLine {
  const bounds = toBounds(item, answered);
  const state = toState(item, answered, bounds);
  const known = state === "gone" ? undefined : answered;
  const keptPaise = packPrice(keptTerms(item), item.quantity);
  const pricePaise = known ? packPrice(bounds.terms, item.quantity) : keptPaise;
  const publicPaise = known?.publicPrice === undefined ? null : toPaise(known.publicPrice);
  // A product that was added at the public price has not changed when the company has its own.
  const isKept = pricePaise === keptPaise || publicPaise === keptPaise;
  return {
    id: getKey(item),
    productId: item._id,
    choice: getChoice(item, t),
    setUp: known && setUp ? toSetUp(setUp, t) : null,
    name: known?.name || item.name,
    thumbnailImage: known?.thumbnailImage || item.thumbnailImage,
    packSize: isSample(item) ? null : toText(known?.packSize ?? item.packSize),
    isSample: isSample(item),
    sku: toText(known?.sku ?? item.sku),
    quantity: item.quantity,
    pricePaise,
    formerPricePaise: isKept ? null : keptPaise,
    publicPaise,
    totalPaise: lineTotalPaise({ pricePaise, quantity: item.quantity }),
    state,
    most: bounds.most,
    nearest: bounds.nearest,
    problem: getProblem(item, state, bounds, t),
    terms: bounds.terms,
  };
}

/**
 * Combines the browser's cart with the server's last answer. Quantities are the browser's, so that a click shows at
 * once; prices, stock and names are the server's where it has answered.
 */
export function cartLines(
  items: readonly StoredItem[],
  quote: Quote | null,
  t: Translate = inEnglish,
): CartLine[] {
  const answers = toAnswers(quote);
  return items.map((item) => toLine(item, answers.get(getKey(item)) ?? {}, t));
}

/** What the server says of a line, and of its set-up. */
interface Answer {
  line?: QuoteLine;
  setUp?: QuoteLine | undefined;
}

function toAnswers(quote: Quote | null): Map<string, Answer> {
  const lines = quote?.lines ?? [];
  return new Map(
    lines.map((line, index) => [
      quotedKey(line),
      { line, setUp: lines.find(({ forLine }) => forLine === index) },
    ]),
  );
}

/** The key of the item that asked for the line. */
export const quotedKey = ({ product, print, kind }: QuoteLine): string =>
  lineKey(product ?? "", { print, sample: kind === "sample" });

const toSetUp = ({ name, lineTotal }: QuoteLine, t: Translate) => ({
  name: lineName(name, t),
  totalPaise: toPaise(lineTotal),
});

const isSample = (item: StoredItem) => item.isSample === true;

const getChoice = ({ print, isSample }: StoredItem, t: Translate): string =>
  isSample ? t("Sample") : print ? printText(print, t) : "";

const NO_RULES = { minQuantity: 1, packMultiple: 1, priceTiers: [] };

/** Returns the changes for the stored cart by line: today's names and terms of sale, in rupees. */
export function acceptedChanges(quote: Quote): Map<string, Partial<StoredItem>> {
  const known = quote.lines.filter((line) => line.name !== "" && line.available);
  return new Map(
    known.map((line) => {
      const { name, price, thumbnailImage, packSize = null, sku = null, terms } = line;
      const change = { name, thumbnailImage, packSize, sku, ...(terms ?? { ...NO_RULES, price }) };
      return [quotedKey(line), change];
    }),
  );
}
