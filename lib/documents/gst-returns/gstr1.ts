import { classedParts } from "./gst-class";
import { papersTables } from "./gstr1-papers";
import type { Gstr1 } from "./gstr1-schema";
import { consumersTable, hsnTable, nilTable } from "./gstr1-sums";
import { isVoucher, type RegisterDocument } from "./register-document";
import type { PaperKind } from "@/lib/orders/read/paper-kinds";

/** The portal's numbers for the kinds of documents. */
const DOC_NUM = {
  invoice: 1,
  credit_note: 5,
  receipt_voucher: 6,
  refund_voucher: 8,
} as const satisfies Record<PaperKind, number>;

const KINDS = Object.keys(DOC_NUM) as PaperKind[];

type Paper = Pick<RegisterDocument, "serial" | "number">;

/** The table of issued numbers: each run of a series without a gap, from first to last number. */
function seriesTable() {
  const papers: Record<PaperKind, Paper[]> = {
    invoice: [],
    credit_note: [],
    receipt_voucher: [],
    refund_voucher: [],
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
function listRuns(papers: readonly Paper[]): Paper[][] {
  const runs: Paper[][] = [];
  for (const paper of [...papers].sort((a, b) => a.serial - b.serial)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const goesOn = last && last.serial + 1 === paper.serial && getPrefix(last) === getPrefix(paper);
    if (run && goesOn) run.push(paper);
    else runs.push([paper]);
  }
  return runs;
}

const getPrefix = ({ number }: Paper) => number.replace(/\d+$/, "");

/** Documents are never cancelled: a credit note reverses an invoice. */
function toEntry(run: readonly Paper[], index: number) {
  return {
    num: index + 1,
    from: run[0]?.number ?? "",
    to: run.at(-1)?.number ?? "",
    totnum: run.length,
    cancel: 0,
    net_issue: run.length,
  };
}

/** The version that the offline tool wrote when this was last checked; the portal reports when it needs a newer one. */
const VERSION = "GST3.2.4";

/**
 * Builds the GSTR-1 of a month ("2026-11") from one document at a time, so that only the return itself is held in
 * memory. Documents of the flat tax are not part of it.
 */
export function gstr1Return({ gstin, month }: { gstin: string; month: string }) {
  const papers = papersTables();
  const consumers = consumersTable();
  const nil = nilTable();
  const hsn = hsnTable();
  const series = seriesTable();
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
