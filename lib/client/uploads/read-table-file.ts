import { TABLE_FIELD } from "@/lib/files/tables/schemas";
import { upload } from "./upload";

/** What a file input takes where a table is asked for; the server judges by the content. */
export const TABLE_TYPES = ".csv,.txt,.tsv,.xlsx,.xls,text/csv,text/plain";

/**
 * Returns the table of a CSV or Excel file as CSV text.
 * @throws ApiError when the file is no table
 */
export async function readTableFile(file: File): Promise<string> {
  const form = new FormData();
  form.append(TABLE_FIELD, file);
  return (await upload("POST /tables", { form, onProgress: () => undefined })).text;
}
