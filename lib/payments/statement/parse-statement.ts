import "server-only";
import { orderNumbersIn, orderTailsIn, type OrderTail } from "@/lib/base/ids/order-number";
import { isFilled } from "@/lib/base/tables/cell";
import { findHeading, type Heading } from "@/lib/base/tables/heading";
import { readAmount } from "@/lib/base/tables/read-amount";
import { readDay } from "@/lib/base/tables/read-day";
import { readTable } from "@/lib/files/tables/read-table";
import { DEEPEST_HEAD, type Table } from "@/lib/base/tables/table";
import { NO_SHEETS, pickSheets, type Sheets } from "@/lib/base/tables/sheets";
import { isEnough, placesIn, type Chosen, type Direction, type Places } from "./columns";
import { findReference } from "./find-reference";
import { readMovement, type Movement } from "./read-movement";
import { STATEMENT_LIMITS } from "./schemas";
import { listTransactions, SUMS, type Transaction } from "./transactions";

/** A statement row with a receipt, certain or possible. */
export interface Credit {
  /** Row number as in a spreadsheet. */
  row: number;
  /** "2026-11-21"; null when the cell is not a date. */
  day: string | null;
  narration: string;
  /** The bank's reference; null when the row has none, or shares it with another row. */
  reference: string | null;
  /** Null in an unreadable row. */
  amountPaise: number | null;
  /** Order numbers that the row may contain; the database knows which exist. */
  orderNumbers: string[];
  /** Order numbers cut off by the bank. */
  orderTails: OrderTail[];
  /** The reason why the row is unreadable; null when it certainly is a receipt. */
  reason: string | null;
}

export interface Statement extends Sheets {
  /** The column names of the file, from which the owner can choose. */
  names: string[];
  places: Places;
  credits: Credit[];
  /** The reason why the file cannot be matched; null when it can. */
  problem: string | null;
}

export interface StatementChoices {
  columns: Chosen;
  direction: Direction | undefined;
  /** The sheet of a workbook. */
  sheet?: string | undefined;
}

const NOT_A_TABLE =
  "The columns of this file were not recognised. Say below which column is which, or save the statement as CSV or Excel first.";
const TOO_MANY = `The file has more than ${STATEMENT_LIMITS.rows} rows. Choose a shorter period.`;
const SETTLEMENTS =
  "This is a settlement report of a payment gateway, not a bank statement. Payments online are recorded by themselves.";
const NO_ROWS =
  "Below the heading no row has a date and an amount. Say below which column is which.";
const NONE_UNDERSTOOD =
  "None of the rows could be read with certainty. Say below which column is which, and whether amounts without a sign came in.";

const SHAPELESS =
  "In every row a cell is missing or stands in a wrong column, mostly because a text has a comma. Put such texts in quotation marks, or download the statement as Excel.";
const EMPTY_FILE = "There is no table in this file. Download the statement again as CSV or Excel.";

const MAX_COLUMNS = 60;

/** Parses a bank statement; the result contains the reason when it is unreadable. */
export async function parseStatement(
  bytes: Uint8Array,
  owner: string,
  choices: StatementChoices = { columns: {}, direction: undefined },
): Promise<Statement> {
  const { columns } = choices;
  const read = await readTable(bytes, {
    owner,
    most: { rows: STATEMENT_LIMITS.rows, columns: MAX_COLUMNS },
    knows: (names) => knownIn(names, columns),
    looseQuotes: true,
    sheet: choices.sheet,
  });
  if (!read.table) return { ...refuseFile(read.problem.message), ...NO_SHEETS };
  return { ...readContent(read.table, choices), ...pickSheets(read.table) };
}

type Content = Omit<Statement, keyof Sheets>;

function readContent(table: Table, { columns, direction }: StatementChoices): Content {
  const heading = findHeading(table, (names) => knownIn(names, columns));
  const places = placesIn(heading.names, columns);
  if (isSettlement(heading)) return refuseFile(SETTLEMENTS);
  if (!isEnough(places)) {
    const names = listNames(table);
    // With a single name there is no choice of columns.
    return { ...refuseFile(names.length > 1 ? NOT_A_TABLE : EMPTY_FILE), names };
  }
  if (heading.rows.length > STATEMENT_LIMITS.rows) return refuseFile(TOO_MANY);
  return readRows(table, { heading, places, direction });
}

const refuseFile = (problem: string): Content => ({
  names: [],
  places: {},
  credits: [],
  problem,
});

function knownIn(names: readonly string[], chosen: Chosen): number {
  const places = placesIn(names, chosen);
  return isEnough(places) ? Object.keys(places).length : 0;
}

const isSettlement = ({ names }: Heading) =>
  names.includes("settlement_id") || names.includes("settlement_utr");

/** The longest row of names near the beginning, most likely the heading. */
function listNames(table: Table): string[] {
  const heads = table.rows.map(({ cells }) => cells.filter(isFilled).map(({ text }) => text));
  const longest = heads
    .slice(0, DEEPEST_HEAD)
    .reduce<string[]>((one, row) => (row.length > one.length ? row : one), []);
  return longest.slice(0, 30).map((name) => name.trim().slice(0, 60));
}

interface Layout {
  heading: Heading;
  places: Places;
  direction: Direction | undefined;
}

function readRows(table: Table, { heading, places, direction }: Layout): Content {
  const transactions = listTransactions(table, heading, places);
  const style = { decimalComma: table.decimalComma && !transactions.some(hasDecimalPoint) };
  const hasPlainDebits = transactions.some(
    ({ cell, problem }) => !problem && readAmount(cell("debit"), style).value?.says === null,
  );
  const rules = { places, style, direction, hasPlainDebits };
  const read = transactions.flatMap((transaction) => {
    const { value, reason } = readMovement(transaction, rules);
    return value === null ? [] : [{ ...transaction, movement: value, reason }];
  });
  const count = countReferences(read);
  const credits = read
    .filter(({ movement }) => movement?.side !== "out")
    .map((row) => toCredit(row, count));
  return { names: heading.names, places, credits, problem: findProblem(read) };
}

/** The reason why nothing in the file can be matched, with the remedy; null when something can. */
function findProblem(rows: readonly ReadRow[]): string | null {
  if (rows.length === 0) return NO_ROWS;
  if (rows.some(({ movement }) => movement)) return null;
  return rows.every(({ problem }) => problem !== null) ? SHAPELESS : NONE_UNDERSTOOD;
}

/** A file has one number style: if an amount ends like "898.00", commas separate thousands. */
const hasDecimalPoint = ({ cell }: Transaction): boolean =>
  SUMS.some((sum) => /\d\.\d{1,2}(?!\d|,)/.test(cell(sum).text));

type ReadRow = Transaction & { movement: Movement | undefined; reason: string | undefined };

function countReferences(rows: readonly ReadRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { reference, narration } of rows) {
    const found = findReference(reference, narration);
    if (found !== null) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return counts;
}

function toCredit(
  { row, cell, narration, reference, movement, reason }: ReadRow,
  count: ReadonlyMap<string, number>,
): Credit {
  const day = readDay(cell("date"));
  const found = findReference(reference, narration);
  const words = `${narration} ${reference}`;
  return {
    row,
    day: day.value ?? null,
    narration,
    reference: found !== null && count.get(found) === 1 ? found : null,
    amountPaise: movement?.paise ?? null,
    orderNumbers: orderNumbersIn(words),
    orderTails: orderTailsIn(words),
    reason: reason ?? day.reason ?? null,
  };
}
