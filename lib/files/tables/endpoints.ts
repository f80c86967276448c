import { inChapter } from "@/lib/base/http/in-chapter";
import {
  TABLE_FIELD,
  TABLE_LIMITS,
  tableFieldsSchema,
  tableTextSchema,
} from "@/lib/files/tables/schemas";

export const tableEndpoints = inChapter("Cart", {
  readTable: {
    call: "POST /tables",
    summary: "Read a table from a file",
    description:
      "The rows of a CSV file, or of one sheet of a workbook, as CSV in UTF-8, for calls and forms that take text. Nothing is stored.",
    access: "public",
    endedSession: "visitor",
    multipart: {
      fields: tableFieldsSchema,
      files: {
        field: TABLE_FIELD,
        summary: "CSV, XLSX or XLS",
        maxFiles: 1,
        maxBytes: TABLE_LIMITS.bytes,
      },
    },
    response: tableTextSchema,
    limit: "file",
  },
});
