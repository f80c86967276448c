import { requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { sheetField, sheetFields } from "@/lib/base/input/sheets";

/**
 * The columns of the count sheet in order. The last two identify the stock and the sheet that the count is compared
 * with.
 */
export const SHEET_COLUMNS = [
  "Article number",
  "Product",
  "Category",
  "Should be there",
  "Counted",
  "Product id",
  "Sheet",
] as const;

export type SheetColumn = (typeof SHEET_COLUMNS)[number];

/** Limits of a count sheet that is uploaded. */
export const COUNT_LIMITS = { bytes: 5 * 1024 * 1024, rows: 20_000, shown: 500 } as const;

export const countFieldsSchema = z.object({
  sheet: sheetField,
  reason: requiredText("Reason", 200).describe("Stands with each change of a stock"),
});

const lineSchema = z.object({
  row: z.number().int().describe("As a spreadsheet numbers it"),
  _id: z.uuid(),
  name: z.string(),
  expected: z.number().int().describe("What the sheet said: the stock when it was made"),
  counted: z.number().int(),
  difference: z.number().int().describe("Counted, less what the sheet said"),
  stockCount: z.number().int().describe("The stock as it is now, before the booking"),
  after: z.number().int().describe("The stock from then on: today's and the difference"),
  booked: z.boolean().describe("This product was booked from this sheet before; nothing changes"),
});

export const countReportSchema = z.object({
  dryRun: z.boolean(),
  ...sheetFields,
  counted: z.number().int().describe("Rows with a count"),
  errors: z.array(z.object({ row: z.number().int(), message: z.string() })),
  lines: z.array(lineSchema).describe("Rows whose count differs from what the sheet said"),
});

export const countRowsSchema = z.object({
  sheet: z.uuid().describe("The sheet's own id"),
  at: z.iso.datetime(),
  rows: z.array(
    z.object({
      _id: z.uuid(),
      sku: z.string().nullable(),
      name: z.string(),
      category: z.string(),
      expected: z.number().int(),
    }),
  ),
});

export type CountRows = z.output<typeof countRowsSchema>;
export type CountLine = z.output<typeof lineSchema>;
export type CountReport = z.output<typeof countReportSchema>;
