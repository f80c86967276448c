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
