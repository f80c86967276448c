import { csvParseRows } from "d3-dsv";

/**
 * A CSV file's rows by column, read by another maker's reader than the one that the shop's writer belongs
 * to: like Python and spreadsheets it ends a row at any line break that no quotes enclose.
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
