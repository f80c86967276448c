import { countText } from "@/lib/base/text/counts";
import type { LineUnit } from "@/lib/db/generated/enums";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { asSentence } from "@/lib/base/text/sentence";
import { sizeText } from "@/lib/catalogue/sizes/size-link";
import { translateMessage } from "@/lib/i18n/translate-message";
import { lineDetail } from "@/lib/orders/line-text";
import { MOST_PIECES, SIZE_BASIS, toSizeChoice, type SizeChoice } from "@/lib/pricing/size-spec";
import { itemKey, lineKey, sizeKey } from "@/lib/orders/cart/line-key";
import { getMaxQuantity, quantityText, sampleLimitText } from "@/lib/orders/cart/quantity-limits";
import type { Quote, QuoteLine } from "@/lib/orders/cart/schemas";
import { storedTerms, type SaleTerms } from "@/lib/catalogue/sale-terms";
import { toPaise } from "@/lib/pricing/money";
import { packPrice } from "@/lib/pricing/price-tiers";
import { lineName } from "@/lib/pricing/print-options";
import { isRightQuantity, MAX_QUANTITY, nearestQuantity } from "@/lib/pricing/quantity-rules";
import { lineTotalPaise } from "@/lib/pricing/totals";
import { getKey } from "../item-key";
import { isNamed, isOwn, type StoredItem } from "./stored-item";

/** `short`: available only in another quantity. `gone`: no longer sold. Both are left out of the totals. */
export type LineState = "ok" | "short" | "gone";

/** One line as the cart and the checkout show it; amounts in paise. */
export interface CartLine {
  /** `lineKey` of the item. */
  id: string;
  productId: string;
  /** "2 sides, 1 colour, Your mark", or that it is a sample; empty for plain packs. */
  choice: string;
  /** Set-up of a printed line, or set-up and tool of one made to size, as far as known. */
  extras: { name: string; totalPaise: number }[];
  /** The choices of a box made to size; undefined for a product. */
  made?: SizeChoice | undefined;
  /** The `_id` of the buyer's item that was requested. */
  item?: string | undefined;
  /** Unit of the price. */
  unit: LineUnit;
  basis: number;
  name: string;
  thumbnailImage: string;
  /** Null for a sample. */
  packSize: string | null;
  /** Samples are sold by the piece. */
  isSample: boolean;
  /** The article number. */
  sku: string | null;
  quantity: number;
  pricePaise: number;
  /** The stored price, when today's price differs from it. */
  formerPricePaise: number | null;
  /** Public price, when the buyer's company has its own; otherwise null. */
  publicPaise: number | null;
  totalPaise: number;
  state: LineState;
  /** Maximum packs that can be ordered, as far as is known. */
  most: number;
  /** The closest quantity that can be ordered, as far as known; 0 without one. */
  nearest: number;
  /** The reason why it is not `ok`, or empty. */
  problem: string;
  terms: SaleTerms;
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
  const terms = answered
    ? storedTerms(answered.terms ?? { price: answered.price })
    : storedTerms(item);
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

/** A box made to size or an item: only the server knows its price at another quantity, and whether it can be made. */
function toOwnLine(
  item: StoredItem,
  { line: answered, extras = [] }: Answer,
  t: Translate,
): CartLine {
  const { quantity, price } = item;
  const [least, most] = isSample(item) ? [1, 1] : [answered?.least ?? 1, MOST_PIECES];
  const hasRules =
    answered?.least !== undefined || (isSample(item) && answered?.most !== undefined);
  const isMade = answered ? answered.available || hasRules : true;
  const nearest = isMade ? Math.min(Math.max(quantity, least), most) : 0;
  const state = !isMade ? "gone" : nearest === quantity ? "ok" : "short";
  const { unit = item.unit ?? "PCS", basis = item.basis ?? getBasis(item) } = answered ?? {};
  const known = isMade ? answered : undefined;
  const pricePaise = toPaise(known?.price ?? price);
  return {
    id: getKey(item),
    productId: item._id,
    made: item.made ?? (known && toSizeChoice(known)),
    item: item.item,
    choice: ownChoice(item, known, t),
    extras: isMade ? extras.map((extra) => toExtra(extra, t)) : [],
    name: known?.name || item.name,
    thumbnailImage: known?.thumbnailImage || item.thumbnailImage,
    packSize: null,
    isSample: isSample(item),
    sku: null,
    quantity,
    unit,
    basis,
    pricePaise,
    formerPricePaise: null,
    publicPaise: null,
    totalPaise: lineTotalPaise({ pricePaise, quantity, basis }),
    state,
    most,
    nearest,
    problem: getMadeProblem({ state, most, least, answered }, t),
    terms: { ...NO_RULES, minQuantity: least, pricePaise },
  };
}

interface MadeState extends Pick<CartLine, "state" | "most"> {
  least: number;
  answered: QuoteLine | undefined;
}

function getMadeProblem({ state, most, least, answered }: MadeState, t: Translate): string {
  if (state === "ok") return "";
  if (state === "gone") return asSentence(translateMessage(t, answered?.problem ?? NOT_AVAILABLE));
  if (most === 1) return t("A sample is one piece of a size.");
  return t("We make at least {count} pieces.", { count: countText(least) });
}

/** For an item whose product is out of stock. */
const NOT_AVAILABLE = "It is not available at the moment";

function ownChoice(item: StoredItem, known: QuoteLine | undefined, t: Translate): string {
  const { made } = item;
  const { print, code, spec = made && { size: sizeText(made) } } = known ?? {};
  const kind = isSample(item) ? "sample" : "custom";
  return lineDetail({ kind, spec: print ? undefined : spec, print, code }, t, "buyer");
}

const getBasis = (item: StoredItem) => (item.made && !isSample(item) ? SIZE_BASIS : 1);

function toLine(item: StoredItem, answer: Answer, t: Translate): CartLine {
  const { line: answered, extras = [] } = answer;
  if (isOwn(item)) return toOwnLine(item, answer, t);
  const bounds = toBounds(item, answered);
  const state = toState(item, answered, bounds);
  const known = state === "gone" ? undefined : answered;
  const storedPaise = packPrice(storedTerms(item), item.quantity);
  const pricePaise = known ? packPrice(bounds.terms, item.quantity) : storedPaise;
  const publicPaise = known?.publicPrice === undefined ? null : toPaise(known.publicPrice);
  // A product that was added at the public price has not changed when the company has its own.
  const isKept = pricePaise === storedPaise || publicPaise === storedPaise;
  return {
    id: getKey(item),
    productId: item._id,
    choice: getChoice(item, known?.code, t),
    extras: known ? extras.map((extra) => toExtra(extra, t)) : [],
    name: known?.name || item.name,
    thumbnailImage: known?.thumbnailImage || item.thumbnailImage,
    packSize: isSample(item) ? null : toText(known?.packSize ?? item.packSize),
    isSample: isSample(item),
    unit: isSample(item) ? "PCS" : "PAC",
    basis: 1,
    sku: toText(known?.sku ?? item.sku),
    quantity: item.quantity,
    pricePaise,
    formerPricePaise: isKept ? null : storedPaise,
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
 * Combines the browser's cart with the server's last answer. Quantities come from the browser, so that a click shows at
 * once; prices, stock and names from the server, once it has answered.
 */
export function cartLines(
  items: readonly StoredItem[],
  quote: Quote | null,
  t: Translate = inEnglish,
): CartLine[] {
  const answers = toAnswers(quote);
  return items.map((item) => toLine(item, answers.get(getKey(item)) ?? {}, t));
}

/** The server's line, with its set-up and tool. */
interface Answer {
  line?: QuoteLine;
  extras?: QuoteLine[];
}

function toAnswers(quote: Quote | null): Map<string, Answer> {
  const lines = quote?.lines ?? [];
  return new Map(
    lines.map((line, index) => [
      quotedKey(line),
      { line, extras: lines.filter(({ forLine }) => forLine === index) },
    ]),
  );
}

/** The key of the item that requested the line. */
export function quotedKey({ product, print, kind, style, made, item }: QuoteLine): string {
  if (item) return itemKey(item);
  return style && made
    ? sizeKey({ ...made, style, isSample: kind === "sample" })
    : lineKey(product ?? "", { print, sample: kind === "sample" });
}

const toExtra = ({ name, lineTotal }: QuoteLine, t: Translate) => ({
  name: lineName(name, t),
  totalPaise: toPaise(lineTotal),
});

const isSample = (item: StoredItem) => item.isSample === true;

const getChoice = (
  { print, isSample }: StoredItem,
  code: string | undefined,
  t: Translate,
): string => lineDetail({ kind: isSample ? "sample" : "product", print, code }, t, "buyer");

const NO_RULES = { minQuantity: 1, packMultiple: 1, priceTiers: [] };

/** Returns the changes for the stored cart by line: today's names and terms of sale, in rupees. */
export function acceptedChanges(quote: Quote): Map<string, Partial<StoredItem>> {
  const known = quote.lines.filter(
    (line) => line.name !== "" && line.available && !line.made && !line.item,
  );
  return new Map(
    known.map((line) => {
      const { name, price, thumbnailImage, packSize = null, sku = null, terms } = line;
      const change = { name, thumbnailImage, packSize, sku, ...(terms ?? { ...NO_RULES, price }) };
      return [quotedKey(line), change];
    }),
  );
}
