import type { PrintedKind } from "@/lib/orders/read/printed-kinds";
import { toRupees } from "@/lib/pricing/money";
import { gstr1Return, type ReturnedMonth } from "./gstr1";
import type { Gstr1, Gstr1Table } from "./gstr1-schema";
import {
  addAmounts,
  isVoucher,
  NO_TAX,
  getSign,
  type RegisterDocument,
  type TaxAmounts,
} from "./register-document";
import type { GstMonth } from "./schemas";
import { plainSums, sumSupplies, tableTotals, type TableTotals } from "./table-totals";

type Head = Omit<RegisterDocument, "lines">;
type HeadAmount = keyof TaxAmounts | "untaxedPaise" | "taxPaise" | "roundOffPaise" | "totalPaise";

interface DocumentSums extends Record<HeadAmount, number> {
  count: number;
}

/** An HSN code with its rate on a document and the day of the order; null for a line without a code. */
export interface UsedRate {
  hsnCode: string | null;
  rateBasisPoints: number;
  day: string;
  lines: number;
}

/** Collects the totals of a month, one document at a time. */
export function monthDocuments(month: ReturnedMonth) {
  const gstr1 = gstr1Return(month);
  const kinds: Record<PrintedKind, DocumentSums> = {
    invoice: NO_DOCUMENTS,
    credit_note: NO_DOCUMENTS,
    receipt_voucher: NO_DOCUMENTS,
    refund_voucher: NO_DOCUMENTS,
  };
  const used = new Map<string, UsedRate>();
  const ims: Record<"rejected" | "pending", ImsSum> = { rejected: NO_NOTES, pending: NO_NOTES };
  let isUnderGst = false;
  let underGst = NO_TAX;
  let lines = NO_TAX;
  return {
    add(document: RegisterDocument): void {
      gstr1.add(document);
      if (document.isInBooks) kinds[document.kind] = withDocument(kinds[document.kind], document);
      if (document.regime !== "gst") return;
      isUnderGst = true;
      if (isVoucher(document) || document.isCancelled) return;
      const reply = document.ims?.state;
      if (reply === "rejected" || reply === "pending") ims[reply] = withNote(ims[reply], document);
      underGst = addAmounts(underGst, document, getSign(document));
      for (const line of document.lines) {
        lines = addAmounts(lines, line, getSign(document));
        noteRate(used, line, document.order.placedOn);
      }
    },
    result() {
      const tables = gstr1.result();
      const totals = tableTotals(tables);
      const sums = [lines, sumSupplies(totals), plainSums(totals.hsn)];
      return {
        invoices: sumsAnswer(kinds.invoice),
        creditNotes: sumsAnswer(kinds.credit_note),
        receiptVouchers: voucherAnswer(kinds.receipt_voucher),
        refundVouchers: voucherAnswer(kinds.refund_voucher),
        ims: { rejected: imsAnswer(ims.rejected), pending: imsAnswer(ims.pending) },
        tables: isUnderGst
          ? tablesAnswer({ ...totals, doc_issue: { ...NO_TAX, entries: issuedIn(tables) } })
          : [],
        agrees: sums.every((sum) => isSame(sum, underGst)),
        used: [...used.values()],
      };
    },
  };
}

const NO_DOCUMENTS: DocumentSums = {
  ...NO_TAX,
  count: 0,
  untaxedPaise: 0,
  taxPaise: 0,
  roundOffPaise: 0,
  totalPaise: 0,
};

function withDocument(sums: DocumentSums, head: Head): DocumentSums {
  const flatTax = head.regime === "flat" ? head.taxPaise : 0;
  return {
    ...addAmounts(sums, head),
    count: sums.count + 1,
    untaxedPaise: sums.untaxedPaise + head.untaxedPaise,
    taxPaise: sums.taxPaise + flatTax,
    roundOffPaise: sums.roundOffPaise + head.roundOffPaise,
    totalPaise: sums.totalPaise + head.totalPaise,
  };
}

interface ImsSum {
  amounts: TaxAmounts;
  numbers: readonly string[];
}

const NO_NOTES: ImsSum = { amounts: NO_TAX, numbers: [] };

const withNote = ({ amounts, numbers }: ImsSum, head: Head): ImsSum => ({
  amounts: addAmounts(amounts, head),
  numbers: [...numbers, head.number],
});

const imsAnswer = ({ amounts, numbers }: ImsSum) => ({
  ...amountsAnswer(amounts),
  numbers: [...numbers],
});

function noteRate(
  used: Map<string, UsedRate>,
  { hsnCode, rateBasisPoints }: RegisterDocument["lines"][number],
  day: string,
): void {
  if (rateBasisPoints === null) return;
  const key = `${hsnCode ?? ""} ${rateBasisPoints} ${day}`;
  const lines = (used.get(key)?.lines ?? 0) + 1;
  used.set(key, { hsnCode, rateBasisPoints, day, lines });
}

const isSame = (a: TaxAmounts, b: TaxAmounts) =>
  (Object.keys(NO_TAX) as (keyof TaxAmounts)[]).every((name) => a[name] === b[name]);

const amountsAnswer = (sum: TaxAmounts) => ({
  taxable: toRupees(sum.taxablePaise),
  cgst: toRupees(sum.cgstPaise),
  sgst: toRupees(sum.sgstPaise),
  igst: toRupees(sum.igstPaise),
});

const sumsAnswer = (sums: DocumentSums): GstMonth["invoices"] => ({
  ...amountsAnswer(sums),
  count: sums.count,
  flatTax: toRupees(sums.taxPaise),
  shipping: toRupees(sums.untaxedPaise),
  roundOff: toRupees(sums.roundOffPaise),
  total: toRupees(sums.totalPaise),
});

const voucherAnswer = ({ count, totalPaise }: DocumentSums) => ({
  count,
  total: toRupees(totalPaise),
});

const issuedIn = ({ doc_issue }: Gstr1) =>
  doc_issue.doc_det.flatMap(({ docs }) => docs).reduce((sum, run) => sum + run.net_issue, 0);

const tablesAnswer = (totals: Record<Gstr1Table, TableTotals>): GstMonth["tables"] =>
  (Object.entries(totals) as [Gstr1Table, TableTotals][]).map(([table, sum]) => ({
    table,
    entries: sum.entries,
    ...amountsAnswer(sum),
  }));
