import "server-only";
import { readCsv } from "@/lib/base/tables/read-csv";
import type { ReadTable, TableOptions } from "@/lib/base/tables/table";
import { isWorkbook, readWorkbook } from "./read-workbook";

/**
 * Tables from files, the one way in:
 *
 *     const { table, problem } = await readTable(bytes, { owner, most: { rows: 5_000, columns: 100 }, knows });
 *     if (problem) …                      // { row, message }: nothing can be read
 *     const { row, names, rows } = findHeading(table, knows);
 *     repeatedNames(names)                // [{ name, message }]: refuse
 *     for (const line of rows) {          // { row, cells }: filled rows, numbered as a spreadsheet does
 *       const cell = cellAt(line, column);
 *       cell.text                         // for texts: NFC, without the mark before formulas
 *       whyUnreadable(cell)               // #REF!, merged, cut by Excel; or null
 *       readMoney(cell, table)            // { value: paise } or { reason }
 *     }
 *
 * A file is judged by its content: XLSX, XLS, or CSV in UTF-8, UTF-16 or Windows-1252 with comma, semicolon, tab or bar.
 * In CSV every cell is text; a workbook has numbers, percentages, days and switches as well (`Cell`). `knows` counts
 * the names of a row that the caller knows.
 *
 * The rest is in lib/base/tables and runs in the browser too: cell.ts, table.ts, heading.ts, and the readers, which take
 * a cell, the text of an input or a number, and the table's `{ decimalComma }`: readMoney (paise), readPacks, readWhole,
 * readDecimal, readWeight, readLength (mm), readPercent in read-number.ts, readDay in read-day.ts, readYesNo in
 * read-yes-no.ts. Each answers a value or a reason that names the text; bounds are the caller's.
 */
export async function readTable(bytes: Uint8Array, options: TableOptions): Promise<ReadTable> {
  return isWorkbook(bytes) ? readWorkbook(bytes, options) : readCsv(bytes, options);
}
