import { AppError } from "@/lib/base/errors";
import { priceByTable, type PricedSpec } from "@/lib/catalogue/sizes/price-by-table";
import type { SavedTable } from "@/lib/catalogue/sizes/read-table";
import { sizeText } from "@/lib/catalogue/sizes/size-address";
import { SIZE_BASIS } from "@/lib/pricing/size-price";
import { specKey } from "@/lib/pricing/size-spec";
import { PLAIN_PACKS, type CartLine, type LineSpec } from "./cart-line";
import type { SizeItem } from "./schemas";

/** Adds up the quantities of the same box, in the order in which they first appear. */
export function addUpSizes(items: readonly SizeItem[]): SizeItem[] {
  const sums = new Map<string, SizeItem>();
  for (const item of items) {
    const key = specKey(item.style, item);
    sums.set(key, { ...item, quantity: (sums.get(key)?.quantity ?? 0) + item.quantity });
  }
  return [...sums.values()];
}

/**
 * Prices boxes made to size by one version of the size table. Set-up and tool follow each as lines of their own.
 * @param before how many lines the cart has before these
 */
export function sizeLines(
  items: readonly SizeItem[],
  saved: SavedTable,
  before: number,
  moment = new Date(),
): CartLine[] {
  const lines: CartLine[] = [];
  for (const item of items) {
    const priced = tryPrice(item, saved, moment);
    if ("problem" in priced) {
      lines.push(refusedLine(item, priced.problem));
      continue;
    }
    lines.push(...pricedLines(item, priced, { saved, at: before + lines.length }));
  }
  return lines;
}

function tryPrice(item: SizeItem, { table }: SavedTable, moment: Date) {
  const { style, quantity, length, width, height, inside, board, print, finish } = item;
  const spec = { length, width, height, inside, board, print, finish };
  try {
    return priceByTable({ table, style, spec, quantities: [quantity], moment });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { problem: Object.values(error.details.fields ?? {})[0] ?? error.message };
  }
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

const refusedLine = (item: SizeItem, problem: string): CartLine => ({
  ...MADE,
  name: sizeText(item),
  thumbnailImage: "",
  hsnCode: null,
  stage: "needs_artwork",
  leadDays: null,
  quantity: item.quantity,
  pricePaise: 0,
  available: false,
  size: { grams: 0, problem },
});

interface Placed {
  saved: SavedTable;
  /** The line's position in the cart. */
  at: number;
}

function pricedLines(item: SizeItem, priced: PricedSpec, { saved, at }: Placed): CartLine[] {
  const { style, spec, prices } = priced;
  const [price] = prices;
  if (!price) return [];
  const chosen = findChosen(saved, spec);
  const colours = chosen.print?.colours ?? 0;
  const line: CartLine = {
    ...MADE,
    name: style.name,
    spec: describe(priced, chosen, saved.version),
    thumbnailImage: style.picture ?? "",
    hsnCode: style.hsn,
    // Plain, there is nothing to approve.
    stage: colours > 0 ? "needs_artwork" : "approved",
    leadDays: price.leadDays,
    quantity: item.quantity,
    pricePaise: price.pricePaise,
    available: true,
    size: { grams: price.weightGrams },
  };
  const setUp = {
    kind: "fee",
    name: `Set-up for ${style.name}: ${chosen.print?.name ?? ""}`,
    quantity: colours,
    pricePaise: price.setupPaise / colours,
  } as const;
  const tool = {
    kind: "tool",
    name: `Cutting tool for ${style.name}, ${sizeText(spec)}`,
    quantity: 1,
    pricePaise: price.toolPaise,
  } as const;
  const extras = [...(price.setupPaise > 0 ? [setUp] : []), ...(price.toolPaise > 0 ? [tool] : [])];
  return [line, ...extras.map((extra) => extraLine(line, extra, at))];
}

type Extra = Pick<CartLine, "kind" | "name" | "quantity" | "pricePaise">;

const extraLine = (line: CartLine, extra: Extra, forLine: number): CartLine => ({
  ...line,
  unit: "SET",
  basis: 1,
  spec: null,
  stage: null,
  leadDays: null,
  size: { grams: 0 },
  forLine,
  ...extra,
});

function findChosen({ table }: SavedTable, spec: PricedSpec["spec"]) {
  const find = <T extends { id: string }>(all: readonly T[], id: string | null) =>
    all.find((each) => each.id === id);
  return {
    board: find(table.boards, spec.board),
    print: find(table.prints, spec.print),
    finish: find(table.finishes, spec.finish),
  };
}

/** In the owner's words, and as it was chosen. */
function describe(
  { style, spec }: PricedSpec,
  { board, print, finish }: ReturnType<typeof findChosen>,
  table: number,
): LineSpec {
  const [thickness, colours] = [board?.thickness ?? 0, print?.colours ?? 0];
  return {
    size: sizeText(spec),
    material: board?.name,
    print: print?.name,
    ...(finish && { finish: finish.name }),
    made: { style: style.id, ...spec, table, thickness, colours },
  };
}
