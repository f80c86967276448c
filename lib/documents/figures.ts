import type { DocumentLine, HsnSum } from "./content";

type Summed = Pick<
  DocumentLine,
  "hsnCode" | "rateBasisPoints" | "packs" | "taxablePaise" | "cgstPaise" | "sgstPaise" | "igstPaise"
>;

const keyOf = ({ hsnCode, rateBasisPoints }: Summed) => `${hsnCode ?? ""} ${rateBasisPoints}`;

/** The lines by code and rate, in the order in which they come; none in the flat regime. */
export function hsnSumsOf(lines: readonly Summed[]): HsnSum[] {
  const sums = new Map<string, HsnSum>();
  for (const line of lines) {
    if (line.rateBasisPoints === null) continue;
    const { hsnCode, rateBasisPoints } = line;
    const sum = sums.get(keyOf(line)) ?? { ...NOTHING, hsnCode, rateBasisPoints };
    sums.set(keyOf(line), {
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

/** The amounts of an invoice or a credit note, as both of its tables keep them. All in paise. */
export interface Figures {
  lines: LineFigures[];
  /** Shipping in the flat regime. */
  untaxedPaise: number;
  /** The flat regime's; under GST the sum of the lines' taxes. */
  taxPaise: number;
  roundOffPaise: number;
  totalPaise: number;
}

export interface LineFigures {
  orderLineId: string;
  /** Packs; 0 on a credit note that is about the price alone. */
  quantity: number;
  /** Null in the flat regime. */
  gstBasisPoints: number | null;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

type LineTaxes = Pick<LineFigures, "cgstPaise" | "sgstPaise" | "igstPaise">;

export const lineTaxPaise = ({ cgstPaise, sgstPaise, igstPaise }: LineTaxes): number =>
  cgstPaise + sgstPaise + igstPaise;

export const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0);

export const taxablePaiseOf = ({ lines }: Pick<Figures, "lines">): number =>
  sumOf(lines, (line) => line.taxablePaise);

/** What it comes to before it is rounded. */
export const exactPaiseOf = (figures: Omit<Figures, "roundOffPaise" | "totalPaise">): number =>
  taxablePaiseOf(figures) + figures.untaxedPaise + figures.taxPaise;
