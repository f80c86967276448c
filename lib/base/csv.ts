import "server-only";
import { pipeline, Readable } from "node:stream";
import { stringify } from "csv-stringify";

/**
 * The apostrophe that csvStream puts before a text that a spreadsheet would run as a formula. A file
 * that comes back has it still, because a spreadsheet that reads a CSV file takes it for part of the text.
 */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

export function withFormulaMark(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

export function withoutFormulaMark(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

export type CsvCell = string | number | null;

/**
 * What a cell is quoted for beside commas and quotes. The writer alone would quote a whole CRLF, which
 * ends its rows, but other programs end a row at a lone LF or CR as well, and some trim blanks.
 */
const QUOTED = /[\r\n]|^\s|\s$/;

/**
 * A CSV file (RFC 4180, UTF-8 with a mark so that Excel reads ₹ and names right) that is written while
 * it is read, so that its length does not matter. A text that a spreadsheet would run as a formula
 * gets an apostrophe before it. The first row is read before anything is answered, so that a question
 * that the database refuses is a refusal and not the beginning of a file.
 */
export async function csvStream(
  header: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): Promise<ReadableStream<Uint8Array>> {
  const writer = stringify({
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
    quoted_match: QUOTED,
  });
  writer.write(header);
  const source = Readable.from(await begun(rows));
  // Whichever of the two ends ends the other: a reader who goes away, or a question that the database refuses.
  pipeline(source, writer, () => undefined);
  return Readable.toWeb(writer) as ReadableStream<Uint8Array>;
}

async function begun<T>(rows: AsyncIterable<T> | Iterable<T>): Promise<AsyncIterable<T>> {
  const rest = (async function* () {
    yield* rows;
  })();
  const first = await rest.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* rest;
  })();
}

/** The answer's headers for a file that the browser saves as `<name>.csv`. */
export function csvHeaders(name: string): Record<string, string> {
  return {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
  };
}

/**
 * Whether a text has more separators than a table may have cells. Asked before it is taken apart: five
 * megabytes of commas are millions of cells, whose parsing would hold everybody up for a second.
 */
export function hasMoreSeparators(text: string, separator: string, most: number): boolean {
  let found = 0;
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) {
    found += 1;
    if (found > most) return true;
  }
  return false;
}
