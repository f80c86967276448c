import { asSentence } from "@/lib/base/text/sentence";
import { MAX_LINES, MAX_QUANTITY } from "@/lib/pricing/quantity-rules";
import { requestedKey, itemKey, lineKey } from "@/lib/orders/cart/line-key";
import type { RequestedItem, Quote, QuoteLine } from "@/lib/orders/cart/schemas";
import type { LineUnit } from "@/lib/db/generated/enums";
import type { PrintChoice } from "@/lib/pricing/print-options";
import { MOST_PIECES, specKey, toSizeChoice, type SizeChoice } from "@/lib/pricing/size-spec";
import type { StatedTerms } from "@/lib/catalogue/sale-terms";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import type { Translate } from "@/lib/i18n/translate";
import { lineDetail } from "../line-text";
import type { OrderAnswer } from "../schemas";

type Ordered = Pick<OrderAnswer, "products">;

/** The price is today's, in rupees. */
export type ReorderItem = Pick<ProductSummary, "_id" | "name" | "price" | "thumbnailImage"> &
  Partial<Pick<ProductSummary, "packSize" | "sku"> & StatedTerms> & {
    quantity: number;
    print?: PrintChoice;
    made?: SizeChoice;
    item?: string;
    unit?: LineUnit;
    basis?: number;
  };

export interface ReorderPlan {
  /** The cart items: the quantities of the old order at today's prices. */
  items: ReorderItem[];
  /** What each of `items` is called in a report. */
  names: string[];
  /** Products with fewer packs available than ordered then; the cart asks the customer to decide. */
  short: { name: string; most: number; wanted: number }[];
  /** What is no longer sold, or sold out. */
  gone: string[];
  /** Old and new price for the basis of the unit, in rupees. */
  priced: { name: string; then: number; now: number; unit: LineUnit; basis: number }[];
  /** Products whose old quantity breaks today's quantity rules. */
  ruled: { name: string; problem: string }[];
}

/** True when a change should be shown to the customer. */
export const hasChanged = ({ short, gone, priced, ruled }: ReorderPlan): boolean =>
  [short, gone, priced, ruled].some((changes) => changes.length > 0);

/** The quote request: each choice of a product that still has an id, once. */
export function reorderQuestion({ products }: Ordered): { items: RequestedItem[] } {
  const wanted = new Map<string, RequestedItem>();
  for (const line of products.filter(isAgain)) {
    const { product, quantity } = line;
    const sum = (wanted.get(getKey(line))?.quantity ?? 0) + quantity;
    const made = toSizeChoice(line);
    const pieces = Math.min(sum, MOST_PIECES);
    const own = findItem(line);
    if (own) wanted.set(getKey(line), { item: own, quantity: pieces });
    else if (made) wanted.set(getKey(line), { ...made, quantity: pieces });
    if (product._id === null) continue;
    const print = findPrint(line);
    const item = { product: product._id, quantity: Math.min(sum, MAX_QUANTITY) };
    wanted.set(getKey(line), { ...item, ...(print && { print }) });
  }
  return { items: [...wanted.values()].slice(0, MAX_LINES) };
}

type OrderedLine = Ordered["products"][number];

/**
 * Set-up fees follow from the choice; samples and tools are bought once, and custom lines of an offer have no price
 * today.
 */
const isAgain = ({ kind, made }: OrderedLine) =>
  kind === "product" || (kind !== "sample" && made !== undefined);

/** The buyer's item of an approved box made to size: it needs no new proof. */
const findItem = ({ item, made, stage }: OrderedLine): string | undefined =>
  made && stage === "approved" ? item : undefined;

/** An approved print is repeated with the same artwork. */
function findPrint({ _id, print, stage }: OrderedLine): PrintChoice | undefined {
  if (!print) return undefined;
  const { option, sides, colours } = print;
  return { option, sides, colours, ...(stage === "approved" && { again: _id }) };
}

function getKey(line: OrderedLine): string {
  const item = findItem(line);
  if (item) return itemKey(item);
  const made = toSizeChoice(line);
  if (made) return specKey(made.style, made);
  return lineKey(line.product._id ?? line._id, { print: findPrint(line) });
}

function getQuotedKey(line: QuoteLine): string {
  if (line.item) return itemKey(line.item);
  const made = toSizeChoice(line);
  return made ? specKey(made.style, made) : lineKey(line.product ?? "", { print: line.print });
}

/** Compares the old order with today's quote. */
export const reorderPlan = (order: Ordered, quote: Quote | null, t?: Translate): ReorderPlan =>
  planFor(
    order.products.filter(isAgain).map((line) => {
      const { product, price: then, spec } = line;
      return { key: getKey(line), name: product.name, print: findPrint(line), spec, then };
    }),
    quote,
    t,
  );

/** Compares a saved list with its quote of today. */
export const listPlan = (
  { items }: { items: readonly (RequestedItem & Pick<Wanted, "name" | "spec" | "code">)[] },
  quote: Quote,
  t?: Translate,
): ReorderPlan =>
  planFor(
    items.map((line) => ({
      key: requestedKey(line),
      name: line.name,
      spec: line.spec,
      code: line.code,
      print: line.product === undefined ? undefined : line.print,
    })),
    quote,
    t,
  );

interface Wanted {
  /** The `lineKey` of the quote's line. */
  key: string;
  name: string;
  print: PrintChoice | undefined;
  /** Tells boxes of the same name apart. */
  spec?: QuoteLine["spec"];
  /** The buyer's own code. */
  code?: QuoteLine["code"];
  /** Earlier price in rupees per pack. */
  then?: number;
}

function planFor(wanted: readonly Wanted[], quote: Quote | null, t?: Translate): ReorderPlan {
  const plan: ReorderPlan = { items: [], names: [], short: [], gone: [], priced: [], ruled: [] };
  const answers = new Map(quote?.lines.map((line) => [getQuotedKey(line), line]));
  const seen = new Set<string>();
  for (const { key, then, ...former } of wanted) {
    const line = answers.get(key);
    if (seen.has(key)) continue;
    seen.add(key);
    const most = line ? purchasable(line) : 0;
    const made = line && toSizeChoice(line);
    const own = line?.item;
    const _id = own ?? made?.style ?? line?.product;
    if (!line || !_id || most === 0) {
      plan.gone.push(fullName(former, t));
      continue;
    }
    const { name, price, thumbnailImage, packSize = null, sku = null, quantity } = line;
    const item = { _id, name, price, thumbnailImage, packSize, sku, ...(made && { made }) };
    if (own) {
      const { unit, basis } = line;
      plan.items.push({ _id, name, price, thumbnailImage, item: own, unit, basis, quantity });
    } else {
      const { print } = former;
      plan.items.push({ ...item, ...line.terms, quantity, ...(print && { print }) });
    }
    const named = { name: fullName(line, t) };
    plan.names.push(named.name);
    if (line.problem !== undefined) plan.ruled.push({ ...named, problem: sentence(line) });
    else if (most < quantity) plan.short.push({ ...named, most, wanted: quantity });
    if (then !== undefined && price !== then) {
      const { unit, basis } = line;
      plan.priced.push({ ...named, then, now: price, unit, basis });
    }
  }
  return plan;
}

/** "Mailer box, 230 × 155 × 70 mm, kraft board, Your code BOX-07" */
const fullName = (line: Partial<Wanted> & Pick<QuoteLine, "name">, t?: Translate): string =>
  [line.name, lineDetail(line, t, "buyer")].filter(Boolean).join(", ");

/** A quantity problem of pieces may be followed by the remedy. */
const sentence = ({ made, item, problem = "" }: QuoteLine) =>
  made || item ? asSentence(problem) : problem;

/**
 * A line refused despite enough stock belongs to a product that is not for sale: 0 packs are available. A quantity
 * that breaks today's rules is reported and corrected in the cart.
 */
function purchasable(line: Quote["lines"][number]): number {
  const { available, quantity, stockCount, most = stockCount, problem } = line;
  if ((line.made || line.item) && !available && line.least === undefined) return 0;
  if (available || problem !== undefined) return quantity;
  return most > 0 && most < quantity ? most : 0;
}
