import "server-only";
import type { CsvCell } from "@/lib/base/text/csv";
import { XLSX_TYPE } from "@/lib/base/tables/file-types";

const WIDEST = 40;

/** Returns an XLSX file of one sheet, whose texts are texts: none is run as a formula. */
export async function writeWorkbook(
  sheet: string,
  rows: readonly (readonly CsvCell[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  // Few need it.
  const { utils, write } = await import("@e965/xlsx");
  const content = utils.aoa_to_sheet(rows.map((row) => [...row]));
  content["!cols"] = (rows[0] ?? []).map((_, column) => ({
    wch: Math.min(WIDEST, Math.max(...rows.map((row) => String(row[column] ?? "").length)) + 2),
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, content, sheet);
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true }));
}

/** Returns the headers for a file that the browser saves as `<name>.xlsx`. */
export const workbookHeaders = (name: string): Record<string, string> => ({
  "Content-Type": XLSX_TYPE,
  "Content-Disposition": `attachment; filename="${name}.xlsx"`,
});
