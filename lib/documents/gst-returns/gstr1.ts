import { papersTables } from "./gstr1-papers";
import type { Gstr1 } from "./gstr1-schema";
import { consumersTable, hsnTable, nilTable } from "./gstr1-sums";
import type { RegisterDocument } from "./register-document";
import type { DocumentKind } from "@/lib/db/generated/enums";

/** How the portal numbers the kinds of papers. */
const DOC_NUM: Record<DocumentKind, number> = { invoice: 1, credit_note: 5 };

type Paper = Pick<RegisterDocument, "serial" | "number">;

/** The numbers that were given out: each run of a series without a gap, from its first to its last. */
function seriesTable() {
  const papers: Record<DocumentKind, Paper[]> = { invoice: [], credit_note: [] };
  return {
    add({ kind, serial, number }: RegisterDocument): void {
      papers[kind].push({ serial, number });
    },
    result: (): Gstr1["doc_issue"] => ({
      doc_det: (["invoice", "credit_note"] as const)
        .filter((kind) => papers[kind].length > 0)
        .map((kind) => ({ doc_num: DOC_NUM[kind], docs: runsOf(papers[kind]).map(entryOf) })),
    }),
  };
}

/** By serial; another prefix begins a run of its own. */
function runsOf(papers: readonly Paper[]): Paper[][] {
  const runs: Paper[][] = [];
  for (const paper of [...papers].sort((a, b) => a.serial - b.serial)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const goesOn = last && last.serial + 1 === paper.serial && prefixOf(last) === prefixOf(paper);
    if (run && goesOn) run.push(paper);
    else runs.push([paper]);
  }
  return runs;
}

const prefixOf = ({ number }: Paper) => number.replace(/\d+$/, "");

/** Papers are never cancelled: a credit note takes one back. */
function entryOf(run: readonly Paper[], index: number) {
  return {
    num: index + 1,
    from: run[0]?.number ?? "",
    to: run.at(-1)?.number ?? "",
    totnum: run.length,
    cancel: 0,
    net_issue: run.length,
  };
}

/** What the offline tool wrote last when this was checked; whether the portal asks for a newer one it says itself. */
const VERSION = "GST3.2.4";

/**
 * GSTR-1 of a month ("2026-11"), made of one paper after the other, so that no more than the return itself
 * is held in memory. Papers of the flat regime are no part of it.
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
      for (const table of [papers, consumers, nil, hsn, series]) table.add(document);
    },
    result: (): Gstr1 => ({
      gstin,
      fp: month.split("-").reverse().join(""),
      version: VERSION,
      // What the offline tool itself writes there.
      hash: "hash",
      ...papers.result(),
      b2cs: consumers.result(),
      nil: nil.result(),
      hsn: hsn.result(),
      doc_issue: series.result(),
    }),
  };
}

/** The same without tables and lists that hold nothing: the portal is said to refuse empty ones. */
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
