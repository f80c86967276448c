import "server-only";
import { Readable } from "node:stream";
import { stringify } from "csv-stringify";

export type CsvCell = string | number | null;

/**
 * A CSV file (RFC 4180, UTF-8 with a mark so that Excel reads ₹ and names right) that is written while
 * it is read, so that its length does not matter. A text that a spreadsheet would run as a formula
 * gets an apostrophe before it.
 */
export function csvStream(
  header: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): ReadableStream<Uint8Array> {
  const writer = stringify({ bom: true, escape_formulas: true, record_delimiter: "windows" });
  writer.write(header);
  const source = Readable.from(rows);
  source.on("error", (error) => writer.destroy(error));
  writer.on("close", () => source.destroy());
  source.pipe(writer);
  return Readable.toWeb(writer) as ReadableStream<Uint8Array>;
}

/** The answer's headers for a file that the browser saves as `<name>.csv`. */
export function csvHeaders(name: string): Record<string, string> {
  return {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
  };
}
