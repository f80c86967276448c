import { z } from "@/lib/base/input/zod";
import { TABLE_FIELD, TABLE_LIMITS, tableTextSchema } from "@/lib/files/tables/schemas";

export const tableEndpoints = {
  readTable: {
    method: "POST",
    path: "/tables",
    summary: "Read a table from a file",
    description:
      "The rows of a CSV file, or of the first visible sheet of a workbook, as CSV in UTF-8, for calls and forms that take text. Nothing is stored.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    multipart: {
      fields: z.object({}),
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
