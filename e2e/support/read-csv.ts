import { csvParseRows } from "d3-dsv";

/**
 * Reads a CSV file's rows by column with another library than the shop's writer. Like Python and spreadsheets, it
 * ends a row at any unquoted line break.
 * @throws when a row has another number of cells than the header
 */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = csvParseRows(text.replace(/^\uFEFF/, ""));
  return rows.map((cells, index) => {
    if (cells.length !== header.length) {
      throw new Error(`Row ${index + 1} has ${cells.length} cells, not ${header.length}`);
    }
    return Object.fromEntries(header.map((column, at) => [column, cells[at] ?? ""]));
  });
}
