import type { PrintedKind } from "@/lib/orders/read/printed-kinds";
import { classedParts } from "./gst-class";
import { documentTables } from "./gstr1-documents";
import type { Gstr1 } from "./gstr1-schema";
import { consumersTable, hsnTable, nilTable } from "./gstr1-sums";
import { isVoucher, type RegisterDocument } from "./register-document";

type NumberedKind = PrintedKind | "delivery_challan";

/** The portal's codes of document kinds; 12 is the challan for goods that are not a supply. */
const DOC_NUM = {
  invoice: 1,
  credit_note: 5,
  receipt_voucher: 6,
  refund_voucher: 8,
  delivery_challan: 12,
} as const satisfies Record<NumberedKind, number>;

const KINDS = Object.keys(DOC_NUM) as NumberedKind[];

/** Their names in the offline tool's table of issued documents. */
export const DOC_NAMES: Readonly<Record<number, string>> = {
  [DOC_NUM.invoice]: "Invoices for outward supply",
  [DOC_NUM.credit_note]: "Credit Note",
  [DOC_NUM.receipt_voucher]: "Receipt voucher",
  [DOC_NUM.refund_voucher]: "Refund voucher",
  [DOC_NUM.delivery_challan]:
    "Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)",
};

type NumberedDocument = Pick<RegisterDocument, "serial" | "number"> & { isCancelled?: boolean };

/** A delivery challan; cancelled when its dispatch was reverted. */
export interface NumberedChallan extends NumberedDocument {
  isCancelled: boolean;
}

/** The table of issued numbers: each run of a series without a gap, from first to last number. */
function seriesTable(challans: readonly NumberedChallan[]) {
  const documents: Record<NumberedKind, NumberedDocument[]> = {
    invoice: [],
    credit_note: [],
    receipt_voucher: [],
    refund_voucher: [],
    delivery_challan: [...challans],
  };
  return {
    add({ kind, serial, number, isCancelled }: RegisterDocument): void {
      documents[kind].push({ serial, number, isCancelled });
    },
    result: (): Gstr1["doc_issue"] => ({
      doc_det: KINDS.filter((kind) => documents[kind].length > 0).map((kind) => ({
        doc_num: DOC_NUM[kind],
        docs: listRuns(documents[kind]).map(toEntry),
      })),
    }),
  };
}

/** Sorted by serial; another prefix starts a new run. */
function listRuns(documents: readonly NumberedDocument[]): NumberedDocument[][] {
  const runs: NumberedDocument[][] = [];
  for (const document of [...documents].sort((a, b) => a.serial - b.serial)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const goesOn =
      last && last.serial + 1 === document.serial && getPrefix(last) === getPrefix(document);
    if (run && goesOn) run.push(document);
    else runs.push([document]);
  }
  return runs;
}

const getPrefix = ({ number }: NumberedDocument) => number.replace(/\d+$/, "");

/** Cancelled are challans of reverted dispatches, and invoices with a cancelled IRN. */
function toEntry(run: readonly NumberedDocument[], index: number) {
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
  /** Challans issued in the month. */
  challans: readonly NumberedChallan[];
}

/**
 * Builds the GSTR-1 of a month ("2026-11") from one document at a time, so that only the return itself is held in
 * memory. Documents of the flat tax are not part of it.
 */
export function gstr1Return({ gstin, month, challans }: ReturnedMonth) {
  const tables = documentTables();
  const consumers = consumersTable();
  const nil = nilTable();
  const hsn = hsnTable();
  const series = seriesTable(challans);
  return {
    add(document: RegisterDocument): void {
      if (document.regime !== "gst") return;
      if (isVoucher(document) || document.isCancelled) {
        series.add(document);
        return;
      }
      for (const part of classedParts(document)) {
        tables.add(part);
        consumers.add(part);
      }
      for (const table of [nil, hsn, series]) table.add(document);
    },
    result: (): Gstr1 => ({
      gstin,
      fp: month.split("-").reverse().join(""),
      version: VERSION,
      // A constant of the offline tool.
      hash: "hash",
      ...tables.result(),
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
