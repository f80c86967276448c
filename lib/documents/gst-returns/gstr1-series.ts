import type { DocumentKind } from "@/lib/db/generated/enums";
import type { Gstr1 } from "./gstr1-schema";
import type { RegisterDocument } from "./register-document";

/** How the portal numbers the kinds of papers. */
const DOC_NUM: Record<DocumentKind, number> = { invoice: 1, credit_note: 5 };

type Paper = Pick<RegisterDocument, "serial" | "number">;

/** The numbers that were given out: each run of a series without a gap, from its first to its last. */
export function seriesTable() {
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
