import { isFilled, type Cell } from "@/lib/base/tables/cell";
import { sameName, type Heading } from "@/lib/base/tables/heading";
import { readDay } from "@/lib/base/tables/read-day";
import { cellAt, type Table, type TableRow } from "@/lib/base/tables/table";
import type { Places, StatementColumn } from "./columns";

/** A statement row with a payment, certain or possible. */
export interface Transaction {
  /** Row number as in a spreadsheet. */
  row: number;
  cell: (column: StatementColumn) => Cell;
  narration: string;
  reference: string;
  /** The reason why its cells may be in wrong columns; null if they are right. */
  problem: string | null;
}

const LONGEST_NARRATION = 500;

/** Text used to distinguish a row from a footer; bounded, because cells are not. */
const beginning = (text: string) => text.trimStart().slice(0, LONGEST_NARRATION);

export const SUMS = ["credit", "debit", "amount"] as const;

/**
 * Lists the payment rows below the heading, without separator lines, headings repeated per page, balances carried
 * forward, totals, and anything below the last of them.
 */
export function listTransactions(
  { form }: Pick<Table, "form">,
  heading: Heading,
  places: Places,
): Transaction[] {
  const rows = withoutFooter(heading.rows, places).filter((row) => !isNoise(row, heading, places));
  const width = form === "csv" ? findWidth(heading) : Infinity;
  const found: Transaction[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last && isContinued(row, places)) last.narration = joined(last.narration, row, places);
    else if (hasSum(row, places) || hasDay(row, places)) {
      found.push(toTransaction(row, places, shapeProblem(row, { heading, places, width })));
    }
  }
  return found;
}

const hasDay = (row: TableRow, { date }: Places): boolean =>
  readDay(cellAt(row, date)).reason === undefined;

const hasSum = (row: TableRow, places: Places): boolean =>
  SUMS.some((sum) => places[sum] !== undefined && /\d/.test(cellAt(row, places[sum]).text));

const FOOTER =
  /^\W*((account |statement )?summary|legends?\b|abbreviations|end of (the )?statement|this is (a|an) |computer generated|note\b|disclaimer)/i;

/** Rows below a summary are not part of the table if none has a day. */
function withoutFooter(rows: readonly TableRow[], places: Places): readonly TableRow[] {
  const last = rows.findLastIndex((row) => hasDay(row, places));
  const footer = rows.findIndex(
    ({ cells }, index) => index > last && cells.some(({ text }) => FOOTER.test(beginning(text))),
  );
  return footer < 0 ? rows : rows.slice(0, footer);
}

const CARRIED =
  /^\W*((grand|sub|page)?\W*totals?\b|(opening|closing) balance|(balance )?(brought|carried) forward|[bc]\W?f\b)/i;

function isNoise(row: TableRow, { names }: Heading, places: Places): boolean {
  const filled = row.cells.filter(isFilled);
  if (filled.every(({ text }) => /^[\s*=_.-]+$/.test(text))) return true;
  const isRepeated = row.cells.every(
    ({ text }, at) => sameName(text) === sameName(names[at] ?? ""),
  );
  return (
    isRepeated || (!hasDay(row, places) && filled.some(({ text }) => CARRIED.test(beginning(text))))
  );
}

/** Some programs split a long narration over several rows, of which only the first has day and amounts. */
function isContinued({ cells }: TableRow, { narration, reference }: Places): boolean {
  const filled = [...cells.keys()].filter((at) => cells[at] && isFilled(cells[at]));
  return (
    narration !== undefined &&
    filled.includes(narration) &&
    filled.every((at) => at === narration || at === reference)
  );
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

const joined = (narration: string, row: TableRow, places: Places) =>
  plain(`${narration} ${cellAt(row, places.narration).text}`).slice(0, LONGEST_NARRATION);

/** Cells per row: those of the heading, or more if every row ends with an empty one. */
function findWidth({ names, rows }: Heading): number {
  const lengths = Map.groupBy(rows, ({ cells }) => cells.length);
  const [usual] = [...lengths].toSorted(([, a], [, b]) => b.length - a.length);
  const isPadded = usual?.[1].every(({ cells }) => !cells.slice(names.length).some(isFilled));
  return Math.max(names.length, isPadded && usual && usual[1].length > 1 ? usual[0] : 0);
}

const TOO_MANY_CELLS =
  "The row has more cells than the heading: a separator stands in a text. Put the text in quotation marks, or download the statement as Excel.";
const TOO_FEW_CELLS =
  "The row has fewer cells than the heading. Download the statement as Excel, or complete the row.";

interface Shape {
  heading: Heading;
  places: Places;
  width: number;
}

function shapeProblem({ cells }: TableRow, { heading, places, width }: Shape): string | null {
  const named = heading.names.findLastIndex((name) => name !== "") + 1;
  if (cells.length > width || cells.slice(named).some(isFilled)) return TOO_MANY_CELLS;
  const needed = Math.max(...SUMS.map((sum) => places[sum] ?? 0)) + 1;
  return Number.isFinite(width) && cells.length < needed ? TOO_FEW_CELLS : null;
}

function toTransaction(row: TableRow, places: Places, problem: string | null): Transaction {
  const cell = (column: StatementColumn) => cellAt(row, places[column]);
  return {
    row: row.row,
    cell,
    narration: plain(cell("narration").text).slice(0, LONGEST_NARRATION),
    reference: plain(cell("reference").text).slice(0, LONGEST_NARRATION),
    problem,
  };
}
