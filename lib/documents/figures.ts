import { toSafePaise } from "@/lib/pricing/money";
import type { DocumentLine, HsnSum } from "./content";

type Summed = Pick<
  DocumentLine,
  "hsnCode" | "rateBasisPoints" | "packs" | "taxablePaise" | "cgstPaise" | "sgstPaise" | "igstPaise"
>;

const getKey = ({ hsnCode, rateBasisPoints }: Summed) => `${hsnCode ?? ""} ${rateBasisPoints}`;

/** Sums of the lines by HSN code and rate, in order of appearance; empty under the flat tax. */
export function sumByHsn(lines: readonly Summed[]): HsnSum[] {
  const sums = new Map<string, HsnSum>();
  for (const line of lines) {
    if (line.rateBasisPoints === null) continue;
    const { hsnCode, rateBasisPoints } = line;
    const sum = sums.get(getKey(line)) ?? { ...NOTHING, hsnCode, rateBasisPoints };
    sums.set(getKey(line), {
      ...sum,
      packs: sum.packs + line.packs,
      taxablePaise: sum.taxablePaise + line.taxablePaise,
      cgstPaise: sum.cgstPaise + line.cgstPaise,
      sgstPaise: sum.sgstPaise + line.sgstPaise,
      igstPaise: sum.igstPaise + line.igstPaise,
    });
  }
  return [...sums.values()];
}

const NOTHING = { packs: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 } as const;

/** The amounts of an invoice or a credit note, as both tables store them, in paise. */
export interface Figures {
  lines: LineFigures[];
  /** Shipping under the flat tax; 0 under GST. */
  untaxedPaise: number;
  /** The flat tax, or the sum of the lines' GST. */
  taxPaise: number;
  roundOffPaise: number;
  totalPaise: number;
}

export interface LineFigures {
  orderLineId: string;
  /** Packs; 0 on a credit note for a price reduction. */
  quantity: number;
  /** Null under the flat tax. */
  gstBasisPoints: number | null;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

type LineTaxes = Pick<LineFigures, "cgstPaise" | "sgstPaise" | "igstPaise">;

export const lineTaxPaise = ({ cgstPaise, sgstPaise, igstPaise }: LineTaxes): number =>
  cgstPaise + sgstPaise + igstPaise;

export const sumBy = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0);

export const getTaxablePaise = ({ lines }: Pick<Figures, "lines">): number =>
  sumBy(lines, (line) => line.taxablePaise);

/** The total before rounding. */
export const getExactPaise = (figures: Omit<Figures, "roundOffPaise" | "totalPaise">): number =>
  getTaxablePaise(figures) + figures.untaxedPaise + figures.taxPaise;

/** The sums of several documents, with each line once. */
export function addFigures(documents: readonly Figures[]): Figures {
  const lines = new Map<string, LineFigures>();
  for (const line of documents.flatMap((document) => document.lines)) {
    const sum = lines.get(line.orderLineId);
    lines.set(line.orderLineId, sum ? addLines(sum, line) : line);
  }
  return {
    lines: [...lines.values()],
    untaxedPaise: sumBy(documents, ({ untaxedPaise }) => untaxedPaise),
    taxPaise: sumBy(documents, ({ taxPaise }) => taxPaise),
    roundOffPaise: sumBy(documents, ({ roundOffPaise }) => roundOffPaise),
    totalPaise: sumBy(documents, ({ totalPaise }) => totalPaise),
  };
}

const addLines = (sum: LineFigures, line: LineFigures): LineFigures => ({
  ...sum,
  quantity: sum.quantity + line.quantity,
  taxablePaise: sum.taxablePaise + line.taxablePaise,
  cgstPaise: sum.cgstPaise + line.cgstPaise,
  sgstPaise: sum.sgstPaise + line.sgstPaise,
  igstPaise: sum.igstPaise + line.igstPaise,
});

type TaxAmount = "taxablePaise" | "cgstPaise" | "sgstPaise" | "igstPaise";

/** The amounts of a stored line, as numbers. */
export const toTaxAmounts = (row: Record<TaxAmount, bigint>): Record<TaxAmount, number> => ({
  taxablePaise: toSafePaise(row.taxablePaise),
  cgstPaise: toSafePaise(row.cgstPaise),
  sgstPaise: toSafePaise(row.sgstPaise),
  igstPaise: toSafePaise(row.igstPaise),
});
