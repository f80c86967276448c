import { csvHeaders, csvStream, type CsvCell } from "@/lib/base/text/csv";
import { workbookHeaders, writeWorkbook } from "@/lib/files/tables/write-workbook";
import type { Answer, FileBody } from "./handler";

interface WrittenTable {
  header: readonly string[];
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>;
  format: "csv" | "xlsx";
}

/** Returns a table as a file that the browser saves under this name. */
export async function tableAnswer(name: string, table: WrittenTable): Promise<Answer<FileBody>> {
  const { header, rows, format } = table;
  if (format === "csv") return { body: await csvStream(header, rows), headers: csvHeaders(name) };
  const sheet = name.replace(/^./, (letter) => letter.toUpperCase());
  const all: (readonly CsvCell[])[] = [header];
  for await (const row of rows) all.push(row);
  const body = await writeWorkbook(sheet, all);
  return { body, headers: workbookHeaders(name) };
}
