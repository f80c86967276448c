import { toPaise } from "@/lib/pricing/money";
import type { Gstr1, Gstr1Table } from "./gstr1-schema";
import { addAmounts, NO_TAX, type TaxAmounts } from "./register-document";

/** Totals of a table of the return, in paise; credit notes have positive amounts, as in the table. */
export interface TableTotals extends TaxAmounts {
  /** The number of documents, or of rows when the table holds sums. */
  entries: number;
}

interface PortalAmounts {
  txval: number;
  iamt?: number;
  camt?: number;
  samt?: number;
}

type SummedTable = Exclude<Gstr1Table, "doc_issue">;

/** Computed from the finished tables, so that they can be compared with the documents. */
export function tableTotals(gstr1: Gstr1): Record<SummedTable, TableTotals> {
  return {
    b2b: computeTotals(gstr1.b2b.flatMap(({ inv }) => inv.map(amountsIn))),
    b2cl: computeTotals(gstr1.b2cl.flatMap(({ inv }) => inv.map(amountsIn))),
    b2cs: computeTotals(gstr1.b2cs.map((row) => [row])),
    cdnr: computeTotals(gstr1.cdnr.flatMap(({ nt }) => nt.map(amountsIn))),
    cdnur: computeTotals(gstr1.cdnur.map(amountsIn)),
    nil: computeTotals(gstr1.nil.inv.map(({ nil_amt }) => [{ txval: nil_amt }])),
    hsn: computeTotals([...gstr1.hsn.hsn_b2b, ...gstr1.hsn.hsn_b2c].map((row) => [row])),
  };
}

const amountsIn = ({ itms }: { itms: readonly { itm_det: PortalAmounts }[] }) =>
  itms.map(({ itm_det }) => itm_det);

function computeTotals(entries: readonly (readonly PortalAmounts[])[]): TableTotals {
  const sum = entries.flat().reduce((all, amounts) => addAmounts(all, paiseIn(amounts)), NO_TAX);
  return { entries: entries.length, ...sum };
}

function paiseIn({ txval, iamt = 0, camt = 0, samt = 0 }: PortalAmounts): TaxAmounts {
  return {
    taxablePaise: toPaise(txval),
    igstPaise: toPaise(iamt),
    cgstPaise: toPaise(camt),
    sgstPaise: toPaise(samt),
  };
}

/** Drops the number of entries. */
export const plainSums = ({
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
}: TableTotals): TaxAmounts => ({
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
});

/** The month's supplies from the tables: sales less credit notes. */
export function sumSupplies(totals: Record<SummedTable, TableTotals>): TaxAmounts {
  const { b2b, b2cl, b2cs, cdnr, cdnur, nil } = totals;
  const sold = [b2b, b2cl, b2cs, nil].reduce((sum, table) => addAmounts(sum, table), NO_TAX);
  return [cdnr, cdnur].reduce((sum, table) => addAmounts(sum, table, -1), sold);
}
