import {
  TABLE_FIELD,
  TABLE_LIMITS,
  tableFieldsSchema,
  tableTextSchema,
} from "@/lib/files/tables/schemas";

export const tableEndpoints = {
  readTable: {
    method: "POST",
    path: "/tables",
    chapter: "Cart",
    summary: "Read a table from a file",
    description:
      "The rows of a CSV file, or of one sheet of a workbook, as CSV in UTF-8, for calls and forms that take text. Nothing is stored.",
    access: "public",
    endedSession: "visitor",
    status: 200,
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
} as const;
