import { z } from "@/lib/base/input/zod";
import { sheetField, sheetFields } from "@/lib/base/input/sheets";

/** Limits of a single read: bytes as sent, and unpacked. */
export const TABLE_LIMITS = {
  bytes: 2 * 1024 * 1024,
  unpacked: 16 * 1024 * 1024,
  rows: 20_000,
  columns: 100,
} as const;

export const TABLE_FIELD = "file";

export const tableFieldsSchema = z.object({ sheet: sheetField });

export const tableTextSchema = z.object({
  text: z
    .string()
    .meta({ example: "sku,quantity\nCSB-12-9-6,2\n" })
    .describe("CSV: of a workbook with commas, of a CSV file as it is"),
  ...sheetFields,
});
