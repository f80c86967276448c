import type { AnswerOf } from "@/lib/api/call";
import { TABLE_FIELD } from "@/lib/files/tables/schemas";
import { upload } from "./upload";

/** File types accepted by table inputs; the server checks the content. */
export const TABLE_TYPES = ".csv,.txt,.tsv,.xlsx,.xls,text/csv,text/plain";

/**
 * Returns the table of a CSV or Excel file as CSV text, with the sheets of the workbook.
 * @throws ApiError when the file is no table
 */
export function readTableFile(file: File, sheet?: string): Promise<AnswerOf<"POST /tables">> {
  const form = new FormData();
  // Fields must come before the file; the server ignores those after it.
  if (sheet !== undefined) form.append("sheet", sheet);
  form.append(TABLE_FIELD, file);
  return upload("POST /tables", { form, onProgress: () => undefined });
}
