import { CsvError, parse } from "csv-parse/sync";
import { hasMoreSeparators } from "../text/csv";
import { textCell } from "./cell";
import { decodeText } from "./decode-text";
import { DEEPEST_HEAD, filledRows, type ReadTable, type CsvOptions } from "./table";
import { NO_SHEETS } from "./sheets";

const DELIMITERS = [",", ";", "\t", "|"] as const;

/** Characters of the beginning by which the separator is found. */
const HEAD_LENGTH = 20_000;

const LONGEST_ROW = 512 * 1024;

export const NOT_TEXT =
  "This file is neither Excel (.xlsx) nor CSV. Save it as “CSV UTF-8” or “Excel Workbook” and try again.";
const WEB_PAGE =
  "This is a web page, whatever its name says. Open it in Excel and save it as “Excel Workbook (.xlsx)”.";
const TOO_WIDE = "The file has far more columns than this table. Delete those that are empty.";
const QUOTES =
  "The file cannot be read from here on. A quotation mark is not closed, or is in the wrong place.";
const ENDLESS = "This row is too long. Look for a quotation mark that is not closed.";

/** Reads CSV in any encoding and with any separator that spreadsheets write. */
export function readCsv(bytes: Uint8Array, options: CsvOptions): ReadTable {
  const text = decodeText(bytes);
  if (text === null) return problem(1, NOT_TEXT);
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(text)) return problem(1, WEB_PAGE);
  const { rows: mostRows, columns } = options.most;
  const { delimiter, content } = toDelimiter(text, options);
  if (hasMoreSeparators(content, delimiter, mostRows * columns)) return problem(1, TOO_WIDE);
  try {
    const records = parseText(content, delimiter, {
      loose: options.looseQuotes,
      // A few more than are taken, so that the caller sees that there are too many.
      to: mostRows + DEEPEST_HEAD + 2,
    });
    const rows = records.map((record, index) => ({
      row: index + 1,
      cells: record.map((cell) => textCell(fromFormula(cell))),
    }));
    const decimalComma = delimiter === ";";
    return { table: { form: "csv", rows: filledRows(rows), decimalComma, ...NO_SHEETS } };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error.records === "number" ? error.records + 1 : 1;
    return problem(row, error.code === "CSV_MAX_RECORD_SIZE" ? ENDLESS : QUOTES);
  }
}

const problem = (row: number, message: string): ReadTable => ({ problem: { row, message } });

interface Delimited {
  delimiter: string;
  content: string;
}

/**
 * Takes the separator from a first line such as "sep=;", which Excel writes and does not count as a row; else the one
 * that makes a table.
 */
function toDelimiter(text: string, { knows, looseQuotes }: CsvOptions): Delimited {
  const separator = /^"?sep=(.)"?(\r\n|\r|\n)/i.exec(text);
  if (separator)
    return { delimiter: separator[1] ?? ",", content: text.slice(separator[0].length) };
  const head = text.slice(0, HEAD_LENGTH);
  const tried = DELIMITERS.map((delimiter) => {
    const rows = tryHead(head, delimiter, looseQuotes);
    const known = Math.max(0, ...rows.map((row) => knows?.(row.map((name) => name.trim())) ?? 0));
    return { delimiter, known, cells: commonWidth(rows) };
  });
  const best = tried.reduce((one, other) =>
    other.known > one.known || (other.known === one.known && other.cells > one.cells) ? other : one,
  );
  return { delimiter: best.delimiter, content: text };
}

function tryHead(head: string, delimiter: string, loose = false): string[][] {
  try {
    return parseText(head, delimiter, { loose, to: DEEPEST_HEAD });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The beginning may end within a quoted cell.
    return head.split(/\r\n|\r|\n/, DEEPEST_HEAD).map((line) => line.split(delimiter));
  }
}

/** Cells of the rows of the most common width above one; a separator inside texts makes rows of every width. */
function commonWidth(rows: readonly string[][]): number {
  const widths = Map.groupBy(rows, (row) => row.length);
  const cells = [...widths].map(([width, same]) => (width > 1 ? width * same.length : 0));
  return Math.max(0, ...cells);
}

function parseText(
  text: string,
  delimiter: string,
  { loose = false, to }: { loose?: boolean | undefined; to: number },
): string[][] {
  return parse(withoutFormulas(text, delimiter), {
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: loose,
    max_record_size: LONGEST_ROW,
    to,
  });
}

/**
 * Some programs write a text as ="…", so that a spreadsheet leaves its digits alone. Not quoted as CSV asks, so the
 * equals sign is taken away before the quotes are read.
 */
function withoutFormulas(text: string, delimiter: string): string {
  if (!text.includes('="')) return text;
  const stop = delimiter === "\t" ? "\\t" : `\\${delimiter}`;
  // Unbounded, a quoted text of megabytes exceeds the stack of regular expressions.
  const cell = new RegExp(
    `(=?"(?:[^"]|""){0,${LONGEST_ROW}}"|[^${stop}\\r\\n]*)(${stop}|[\\r\\n]+|$)`,
    "gy",
  );
  return text.replace(cell, (_, content: string, end: string) =>
    content.startsWith('="') ? content.slice(1) + end : content + end,
  );
}

/** The same, quoted as CSV asks. */
function fromFormula(text: string): string {
  const [, inner] = /^="((?:[^"]|"")*)"$/.exec(text) ?? [];
  return inner === undefined ? text : inner.replaceAll('""', '"');
}
