import { papersTables } from "./gstr1-papers";
import type { Gstr1 } from "./gstr1-schema";
import { seriesTable } from "./gstr1-series";
import { consumersTable, hsnTable, nilTable } from "./gstr1-sums";
import type { RegisterDocument } from "./register-document";

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
