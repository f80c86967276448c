import "server-only";
import { AppError, invalidField } from "@/lib/base/errors";
import { priceByTable, type PricedSpec } from "@/lib/catalogue/sizes/price-by-table";
import { readSizeTable, type SavedTable } from "@/lib/catalogue/sizes/read-table";
import { describeSize } from "@/lib/catalogue/sizes/size-line";
import type { Db } from "@/lib/db/client";
import type { LineSize } from "@/lib/pricing/line-size";
import { costPieces } from "@/lib/pricing/size-price";
import type { OfferTermsInput } from "./version-schemas";

type WrittenLine = OfferTermsInput["lines"][number];
type WrittenSize = NonNullable<WrittenLine["made"]>;

/** The spec of a line made to size, from the table version that it names. */
export interface DerivedSize {
  made: LineSize;
  /** Cost of `basis` pieces at a quantity; undefined for a quantity that the table does not price. */
  costAt: (quantity: number) => { costPaise: number } | undefined;
}

/**
 * Derives the fields of lines from the size table; undefined for lines that are not made to size.
 * @throws AppError invalid_input for an unknown version, for a size that it does not make, and for a line with a
 * different board, print or texts
 */
export async function deriveSized(
  db: Db,
  lines: readonly WrittenLine[],
): Promise<(DerivedSize | undefined)[]> {
  const tables = new Map<number, SavedTable>();
  for (const { made } of lines) {
    if (made && !tables.has(made.table)) {
      tables.set(made.table, await readSizeTable(db, made.table));
    }
  }
  return lines.map((line, index) => {
    const saved = line.made && tables.get(line.made.table);
    return line.made && saved && derive(line, line.made, { saved, index });
  });
}

function derive(
  { spec = {}, basis }: WrittenLine,
  sent: WrittenSize,
  { saved, index }: { saved: SavedTable; index: number },
): DerivedSize {
  const priced = tryPrice(sent, saved, []);
  if ("problem" in priced) throw wrong(index, priced.problem);
  const { made, texts } = describeSize(priced, saved);
  const { thickness = made.thickness, colours = made.colours } = sent;
  const isSame =
    thickness === made.thickness &&
    colours === made.colours &&
    SAID.every((name) => (spec[name] ?? "") === (texts[name] ?? ""));
  if (!isSame) throw wrong(index, OTHERWISE);
  return { made, costAt: (quantity) => findCost(tryPrice(sent, saved, [quantity]), basis) };
}

const SAID = ["size", "material", "print", "finish"] as const;

const OTHERWISE =
  "The size table has this line otherwise. Take its price from the table again, or describe it by hand.";

type Tried = PricedSpec | { problem: string };

function tryPrice(sent: WrittenSize, { table }: SavedTable, quantities: number[]): Tried {
  const { style, length, width, height, inside, board, print, finish } = sent;
  const spec = { length, width, height, inside, board, print, finish };
  const requested = { table, style, spec, quantities, moment: new Date(), evenInactive: true };
  try {
    return priceByTable(requested);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { problem: Object.values(error.details.fields ?? {})[0] ?? error.message };
  }
}

function findCost(tried: Tried, basis: number) {
  const [price] = "problem" in tried ? [] : tried.prices;
  return price && { costPaise: costPieces(price, basis) };
}

const wrong = (index: number, message: string) => invalidField(`lines.${index}.made`, message);
