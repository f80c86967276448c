import { stateTaxName } from "@/lib/shop/gst/states";
import type { DocumentContent } from "@/lib/documents/content";
import { formatRupees } from "@/lib/pricing/money";
import type { CellText, ColumnText } from "./paper-text";

/** The columns of tax, which a supply within the seller's state has two of and one beyond it has one. */

type Content = Pick<DocumentContent, "lines" | "seller" | "placeOfSupply">;

/** By what was charged; where nothing was, by the states. */
export function isWithinState({ lines, seller, placeOfSupply }: Content): boolean {
  if (lines.some(({ igstPaise }) => igstPaise > 0)) return false;
  if (lines.some(({ cgstPaise }) => cgstPaise > 0)) return true;
  return seller.state?.code === placeOfSupply?.code;
}

interface Taxed {
  rateBasisPoints: number | null;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

const column = (title: string): ColumnText => ({ title, look: "figure", align: "right" });

export const taxColumns = (content: Content): ColumnText[] =>
  isWithinState(content) ? [column("CGST"), column(stateTaxOf(content))] : [column("IGST")];

/** What the half of the seller's state is called there. */
export const stateTaxOf = ({ seller }: Pick<Content, "seller">) =>
  stateTaxName(seller.state?.code ?? "");

/** Each with its rate below it. */
export function taxCells(taxed: Taxed, within: boolean): CellText[] {
  const { rateBasisPoints, cgstPaise, sgstPaise, igstPaise } = taxed;
  const rate = rateBasisPoints ?? 0;
  const cell = (paise: number, percent: number) => ({
    text: formatRupees(paise),
    note: `${percent}%`,
  });
  if (!within) return [cell(igstPaise, rate / 100)];
  return [cell(cgstPaise, rate / 200), cell(sgstPaise, rate / 200)];
}
