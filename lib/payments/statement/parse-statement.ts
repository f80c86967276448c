import "server-only";
import { CsvError, parse } from "csv-parse/sync";
import { dateName } from "@/lib/base/dates";
import { orderNumbersIn } from "@/lib/base/ids/order-number";
import { toPaise } from "@/lib/pricing/money";
import { unfilled } from "../reference";
import { isEnough, placesIn, type Chosen, type Places, type StatementColumn } from "./columns";
import { STATEMENT_LIMITS } from "./schemas";

/** A row of the statement with money received. */
export interface Credit {
  /** Row number as in a spreadsheet. */
  row: number;
  /** "2026-11-21"; null when the cell is not a date. */
  day: string | null;
  narration: string;
  /** The bank's reference; null when the row has none. */
  reference: string | null;
  amountPaise: number;
  /** Order numbers that the row may contain; the database knows which of them exist. */
  orderNumbers: string[];
}

export interface Statement {
  /** The column names of the file, from which the owner can choose. */
  names: string[];
  places: Places;
  credits: Credit[];
  /** Why the file cannot be matched; null when it can. */
  problem: string | null;
}

const DELIMITERS = [",", ";", "\t", "|"];
/**
 * The header row is searched in this many rows, because banks write the account holder and the period above the table.
 */
const DEEPEST_HEAD = 40;
const LONGEST_NARRATION = 500;

const NOT_A_TABLE =
  "The columns of this file were not recognised. Say below which column is which, or save the statement as CSV first.";
const TOO_MANY = `The file has more than ${STATEMENT_LIMITS.rows} rows. Choose a shorter period.`;

/** Parses a bank statement; the result says why when it cannot be read. */
export function parseStatement(bytes: Uint8Array, chosen: Chosen = {}): Statement {
  const text = decode(bytes);
  const tables = DELIMITERS.map((delimiter) => findRecords(text, delimiter)).filter(
    (records) => records !== null,
  );
  for (const records of tables) {
    const head = records.slice(0, DEEPEST_HEAD).findIndex((row) => isEnough(placesIn(row, chosen)));
    if (head >= 0) return toStatement(records, head, chosen);
  }
  return { names: listNames(tables), places: {}, credits: [], problem: NOT_A_TABLE };
}

/** Many banks' programs still write Windows encodings. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function findRecords(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 64 * 1024,
      to: STATEMENT_LIMITS.rows + DEEPEST_HEAD + 1,
    });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** The longest row of names near the beginning, which is most likely the header. */
function listNames(tables: readonly string[][][]): string[] {
  const rows = tables.flatMap((records) => records.slice(0, DEEPEST_HEAD));
  const named = rows.map((row) => row.map((cell) => cell.trim()).filter((cell) => cell !== ""));
  const longest = named.reduce((one, row) => (row.length > one.length ? row : one), []);
  return longest.slice(0, 30).map((name) => name.slice(0, 60));
}

function toStatement(records: readonly string[][], head: number, chosen: Chosen): Statement {
  const names = (records[head] ?? []).map((name) => name.trim().slice(0, 60));
  const places = placesIn(names, chosen);
  const rows = records.slice(head + 1);
  if (rows.length > STATEMENT_LIMITS.rows) return { names, places, credits: [], problem: TOO_MANY };
  const credits = rows.flatMap((record, index) => {
    const credit = findCredit(record, places, head + index + 2);
    return credit ? [credit] : [];
  });
  return { names, places, credits, problem: null };
}

function findCredit(record: readonly string[], places: Places, row: number): Credit | null {
  const cell = (column: StatementColumn) => (record[places[column] ?? -1] ?? "").trim();
  const kind = cell("kind").toUpperCase();
  const paise = amountPaise(cell("credit"));
  if (!paise || kind.startsWith("D") || /\bDR\b/.test(kind)) return null;
  const narration = cell("narration").replace(/\s+/g, " ").slice(0, LONGEST_NARRATION);
  return {
    row,
    day: parseDay(cell("date")),
    narration,
    reference: findReference(cell("reference"), narration),
    amountPaise: paise,
    orderNumbers: orderNumbersIn(`${narration} ${cell("reference")}`),
  };
}

const GROUPED = /^\d{1,3}(,\d{2,3})*(\.\d{1,2})?$/;
const PLAIN = /^\d+(\.\d{1,2})?$/;
/** Far above any payment, and still exact in paise. */
const MAX_RUPEES = 10_000_000_000;

/** Reads "1,23,456.00" or "₹ 1,122.00 Cr"; null when the cell is not an amount received. */
export function amountPaise(cell: string): number | null {
  const text = cell
    .replace(/₹|INR|Rs\.?/gi, "")
    .replace(/\s|\(?\bCR\b\.?\)?$/gi, "")
    .replace(/CR\.?$/i, "");
  if (!GROUPED.test(text) && !PLAIN.test(text)) return null;
  const rupees = Number(text.replaceAll(",", ""));
  return rupees <= MAX_RUPEES ? toPaise(rupees) : null;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DAY_FIRST = /^(\d{1,2})[\s/.-](\d{1,2}|[a-z]{3})[a-z]*[\s/.,-]+(\d{4}|\d{2})(?!\d)/i;
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;

/** Reads "21/11/2026", "21-Nov-26" or "2026-11-21 10:30" as "2026-11-21"; null when the cell is not a date. */
export function parseDay(cell: string): string | null {
  const text = cell.trim();
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return existing(Number(year), Number(month), Number(day));
  const [, d, m = "", y = ""] = DAY_FIRST.exec(text) ?? [];
  if (!d) return null;
  const named = MONTHS.indexOf(m.toLowerCase());
  return existing(
    y.length === 2 ? 2000 + Number(y) : Number(y),
    /^\d/.test(m) ? Number(m) : named + 1,
    Number(d),
  );
}

function existing(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame && year >= 2000 && year < 2100 ? dateName(date) : null;
}

/** A UTR of NEFT, RTGS or IMPS, or the twelve digits of a UPI payment. */
const IN_NARRATION = [/\b[A-Z]{4}[A-Z0-9]\d{10,17}\b/, /(?<!\d)\d{12}(?!\d)/];
const REFERENCE = /^(?=.*\d{4})[A-Z0-9/-]{6,40}$/;

/** The reference of a payment: from its own column, otherwise from the narration; null when neither has one. */
export function findReference(cell: string, narration: string): string | null {
  const own = unfilled(cell.replace(/\s/g, "").toUpperCase());
  if (REFERENCE.test(own)) return own;
  for (const form of IN_NARRATION) {
    const [found] = form.exec(narration.toUpperCase()) ?? [];
    if (found) return unfilled(found);
  }
  return null;
}
