import type { PrintedKind } from "@/lib/orders/read/printed-kinds";
import { classedParts } from "./gst-class";
import { papersTables } from "./gstr1-papers";
import type { Gstr1 } from "./gstr1-schema";
import { consumersTable, hsnTable, nilTable } from "./gstr1-sums";
import { isVoucher, type RegisterDocument } from "./register-document";

type NumberedKind = PrintedKind | "delivery_challan";

/** The portal's numbers for the kinds of documents; 12 is the challan of goods that are not supplied. */
const DOC_NUM = {
  invoice: 1,
  credit_note: 5,
  receipt_voucher: 6,
  refund_voucher: 8,
  delivery_challan: 12,
} as const satisfies Record<NumberedKind, number>;

const KINDS = Object.keys(DOC_NUM) as NumberedKind[];

/** What the offline tool calls them in its table of issued documents. */
export const DOC_NAMES: Readonly<Record<number, string>> = {
  [DOC_NUM.invoice]: "Invoices for outward supply",
  [DOC_NUM.credit_note]: "Credit Note",
  [DOC_NUM.receipt_voucher]: "Receipt voucher",
  [DOC_NUM.refund_voucher]: "Refund voucher",
  [DOC_NUM.delivery_challan]:
    "Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)",
};

type PrintedDocument = Pick<RegisterDocument, "serial" | "number"> & { isCancelled?: boolean };

/** A delivery challan; cancelled when its dispatch was taken back. */
export interface NumberedChallan extends PrintedDocument {
  isCancelled: boolean;
}

/** The table of issued numbers: each run of a series without a gap, from first to last number. */
function seriesTable(challans: readonly NumberedChallan[]) {
  const papers: Record<NumberedKind, PrintedDocument[]> = {
    invoice: [],
    credit_note: [],
    receipt_voucher: [],
    refund_voucher: [],
    delivery_challan: [...challans],
  };
  return {
    add({ kind, serial, number }: RegisterDocument): void {
      papers[kind].push({ serial, number });
    },
    result: (): Gstr1["doc_issue"] => ({
      doc_det: KINDS.filter((kind) => papers[kind].length > 0).map((kind) => ({
        doc_num: DOC_NUM[kind],
        docs: listRuns(papers[kind]).map(toEntry),
      })),
    }),
  };
}

/** Sorted by serial; another prefix starts a new run. */
function listRuns(papers: readonly PrintedDocument[]): PrintedDocument[][] {
  const runs: PrintedDocument[][] = [];
  for (const paper of [...papers].sort((a, b) => a.serial - b.serial)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const goesOn = last && last.serial + 1 === paper.serial && getPrefix(last) === getPrefix(paper);
    if (run && goesOn) run.push(paper);
    else runs.push([paper]);
  }
  return runs;
}

const getPrefix = ({ number }: PrintedDocument) => number.replace(/\d+$/, "");

/** Of documents only challans are ever cancelled: a credit note reverses an invoice. */
function toEntry(run: readonly PrintedDocument[], index: number) {
  const cancel = run.filter(({ isCancelled }) => isCancelled).length;
  return {
    num: index + 1,
    from: run[0]?.number ?? "",
    to: run.at(-1)?.number ?? "",
    totnum: run.length,
    cancel,
    net_issue: run.length - cancel,
  };
}

/** The version that the offline tool wrote when this was last checked; the portal reports when it needs a newer one. */
const VERSION = "GST3.2.4";

export interface ReturnedMonth {
  gstin: string;
  /** Such as "2026-11". */
  month: string;
  /** Those issued in it. */
  challans: readonly NumberedChallan[];
}

/**
 * Builds the GSTR-1 of a month ("2026-11") from one document at a time, so that only the return itself is held in
 * memory. Documents of the flat tax are not part of it.
 */
export function gstr1Return({ gstin, month, challans }: ReturnedMonth) {
  const papers = papersTables();
  const consumers = consumersTable();
  const nil = nilTable();
  const hsn = hsnTable();
  const series = seriesTable(challans);
  return {
    add(document: RegisterDocument): void {
      if (document.regime !== "gst") return;
      if (isVoucher(document)) {
        series.add(document);
        return;
      }
      for (const part of classedParts(document)) {
        papers.add(part);
        consumers.add(part);
      }
      for (const table of [nil, hsn, series]) table.add(document);
    },
    result: (): Gstr1 => ({
      gstin,
      fp: month.split("-").reverse().join(""),
      version: VERSION,
      // The constant that the offline tool writes there.
      hash: "hash",
      ...papers.result(),
      b2cs: consumers.result(),
      nil: nil.result(),
      hsn: hsn.result(),
      doc_issue: series.result(),
    }),
  };
}

/** The return without empty tables and lists, which the portal is said to reject. */
export function withoutEmpty(gstr1: Gstr1): Partial<Gstr1> {
  return Object.fromEntries(
    Object.entries(gstr1)
      .map(([name, table]) => [name, filled(table)] as const)
      .filter(([, table]) => !isEmpty(table)),
  );
}

function filled(table: Gstr1[keyof Gstr1]): unknown {
  if (typeof table === "string" || Array.isArray(table)) return table;
  return Object.fromEntries(Object.entries(table).filter(([, list]) => !isEmpty(list)));
}

const isEmpty = (part: unknown) =>
  typeof part === "object" && part !== null && Object.keys(part).length === 0;
