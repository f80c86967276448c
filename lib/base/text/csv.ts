import "server-only";
import { pipeline, Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { begun } from "../text-stream";

export type CsvCell = string | number | null;

/**
 * Matches cells that need quotes for other reasons than commas and quotes. The writer alone quotes only a whole CRLF,
 * which ends its rows, but other programs end a row at a lone LF or CR as well, and some trim blanks.
 */
const QUOTED = /[\r\n]|^\s|\s$/;

/**
 * Returns a CSV file (RFC 4180, UTF-8 with a BOM so that Excel reads ₹ and names correctly) that is written as its
 * rows are read, so that its length does not matter. A text that a spreadsheet would run as a formula gets an
 * apostrophe before it.
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
  // Each side ends the other: when the reader disconnects, or when the query fails.
  pipeline(source, writer, () => undefined);
  return Readable.toWeb(writer) as ReadableStream<Uint8Array>;
}

/** Returns the headers for a file that the browser saves as `<name>.csv`. */
export function csvHeaders(name: string): Record<string, string> {
  return {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
  };
}

/**
 * Reports whether a text has more separators than a table may have cells. It is checked before parsing: five
 * megabytes of commas are millions of cells, whose parsing would block everybody for a second.
 */
export function hasMoreSeparators(text: string, separator: string, most: number): boolean {
  let found = 0;
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) {
    found += 1;
    if (found > most) return true;
  }
  return false;
}
