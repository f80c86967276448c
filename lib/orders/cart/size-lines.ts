import { AppError } from "@/lib/base/errors";
import { priceByTable, type PricedSpec } from "@/lib/catalogue/sizes/price-by-table";
import type { SavedTable } from "@/lib/catalogue/sizes/read-table";
import { outsideLimits } from "@/lib/catalogue/sizes/outside-limits";
import { sizeText } from "@/lib/catalogue/sizes/size-link";
import { describeSize, sizeExtras, type SizeExtra } from "@/lib/catalogue/sizes/size-line";
import type { ProofStage } from "@/lib/db/generated/enums";
import type { LineSize } from "@/lib/pricing/line-size";
import { costPieces } from "@/lib/pricing/size-price";
import { SIZE_BASIS, STYLE_IDS } from "@/lib/pricing/size-spec";
import { PLAIN_PACKS, type CartLine, type LineSpec } from "./cart-line";
import { requestedKey, itemKey } from "./line-key";
import {
  agreedLine,
  agreedPaise,
  toApproval,
  needsOffer,
  ownFacts,
  type OwnItem,
} from "./own-item";
import type { SizeItem } from "./schemas";
import { readSizeSample } from "./size-sample";

/** A requested box; `own` is the buyer's item that it was requested by. */
type Requested = SizeItem & { own?: OwnItem };

/** Merges equal boxes, in order of first appearance. */
export function addUpSizes(items: readonly Requested[]): Requested[] {
  const sums = new Map<string, Requested>();
  for (const item of items) {
    const key = item.own ? itemKey(item.own.id) : requestedKey(item);
    sums.set(key, { ...item, quantity: (sums.get(key)?.quantity ?? 0) + item.quantity });
  }
  return [...sums.values()];
}

/**
 * Prices boxes made to size by one version of the size table. Set-up and tool follow each box as separate lines.
 * @param before number of preceding lines in the cart
 */
export function sizeLines(
  items: readonly Requested[],
  saved: SavedTable,
  before: number,
): CartLine[] {
  const moment = new Date();
  const lines: CartLine[] = [];
  for (const item of items) {
    lines.push(...tryLines(item, { saved, at: before + lines.length, moment }));
  }
  return lines;
}

function tryLines(item: Requested, placed: Placed): CartLine[] {
  const { saved, moment } = placed;
  try {
    if (item.sample) {
      return [{ ...MADE, quantity: item.quantity, ...readSizeSample(item, saved, moment) }];
    }
    const made = pricedLines(item, placed);
    return item.own ? madeAgain(made, item.own) : made;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = Object.values(error.details.fields ?? {})[0] ?? error.message;
    return [refusedLine(item, saved, problem)];
  }
}

/** A quantity below the minimum is priced as the minimum. */
function priceItem(item: SizeItem, { table }: SavedTable, moment: Date): PricedSpec {
  const { style, quantity, length, width, height, inside, board, print, finish } = item;
  const spec = { length, width, height, inside, board, print, finish };
  const least = table.styles.find(({ id }) => id === style)?.leastQuantity ?? 1;
  const quantities = [Math.max(quantity, least)];
  return priceByTable({ table, style, spec, quantities, moment });
}

const MADE = {
  ...PLAIN_PACKS,
  kind: "custom",
  productId: null,
  unit: "PCS",
  basis: SIZE_BASIS,
  packSize: null,
  sku: null,
  sale: null,
  offerLineId: null,
} as const;

/**
 * A reorder of the approved line: reuses its artwork, without a tool already paid for. An agreed price includes all
 * extras.
 */
function madeAgain([line, ...extras]: CartLine[], own: OwnItem): CartLine[] {
  if (!line) return [];
  const again: CartLine = {
    ...line,
    stage: "approved",
    approval: toApproval(own),
    ...ownFacts(own),
  };
  const pricePaise = agreedPaise(own, line.quantity);
  if (pricePaise === undefined) {
    return [again, ...extras.filter(({ kind }) => kind !== "tool" || !own.line?.hasTool)];
  }
  const { grams = 0 } = line.size ?? {};
  return [{ ...again, pricePaise, available: true, size: { grams } }];
}

function refusedLine({ own, ...item }: Requested, saved: SavedTable, problem: string): CartLine {
  if (!own?.line) return refusedSize(item, saved, problem);
  return agreedLine(own, own.line, item.quantity) ?? needsOffer(own, item.quantity, problem);
}

const refusedSize = (
  item: SizeItem,
  { version: table }: SavedTable,
  problem: string,
): CartLine => ({
  ...MADE,
  ...(item.sample && { kind: "sample", basis: 1 }),
  name: sizeText(item),
  spec: toRefused(item, table),
  thumbnailImage: "",
  hsnCode: null,
  stage: "needs_artwork",
  leadDays: null,
  quantity: item.quantity,
  pricePaise: 0,
  available: false,
  size: { grams: 0, problem },
});

/** Lets the cart find its line again; never stored. */
function toRefused(item: SizeItem, table: number): LineSpec | null {
  const { length, width, height, inside, board, print, finish } = item;
  const style = STYLE_IDS.find((id) => id === item.style);
  const spec = { length, width, height, inside, board, print, finish };
  return style
    ? { size: sizeText(item), made: { style, ...spec, table, thickness: 0, colours: 0 } }
    : null;
}

interface Placed {
  saved: SavedTable;
  /** Position of the line in the cart. */
  at: number;
  moment: Date;
}

function pricedLines(item: SizeItem, { saved, at, moment }: Placed): CartLine[] {
  const priced = priceItem(item, saved, moment);
  const { style, prices } = priced;
  const [price] = prices;
  if (!price) return [];
  const described = describeSize(priced, saved);
  const { texts, made } = described;
  const { leastQuantity: least } = style;
  const [problem] = Object.values(outsideLimits(style, item, [item.quantity]));
  const line: CartLine = {
    ...MADE,
    name: style.name,
    spec: { ...texts, made },
    thumbnailImage: style.picture ?? "",
    hsnCode: style.hsn,
    stage: firstStage(made),
    leadDays: price.leadDays,
    quantity: item.quantity,
    pricePaise: price.pricePaise,
    costPaise: costPieces(price, SIZE_BASIS),
    available: problem === undefined,
    size: { grams: price.weightGrams, least, ...(problem !== undefined && { problem }) },
  };
  if (!line.available) return [line];
  return [line, ...sizeExtras(described, price).map((extra) => extraLine(line, extra, at))];
}

/** A box without print needs no approval. */
export const firstStage = ({ colours }: LineSize): ProofStage =>
  colours > 0 ? "needs_artwork" : "approved";

const extraLine = (line: CartLine, extra: SizeExtra, forLine: number): CartLine => ({
  ...line,
  unit: "SET",
  basis: 1,
  spec: null,
  stage: null,
  leadDays: null,
  size: { grams: 0 },
  forLine,
  // The table charges set-up and tool at cost.
  costPaise: extra.pricePaise,
  ...extra,
});
