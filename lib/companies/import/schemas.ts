import { sheetField, sheetFields } from "@/lib/base/input/sheets";
import { REPORTED, tableErrorsSchema } from "@/lib/base/input/table-errors";
import { z } from "@/lib/base/input/zod";
import { isOpeningDay } from "../openings/schemas";

export const COMPANY_IMPORT = {
  bytes: 10 * 1024 * 1024,
  rows: 20_000,
  columns: 60,
} as const;

export const FILE_FORMATS = ["csv", "xlsx"] as const;

export const companyFileQuerySchema = z.object({
  format: z.enum(FILE_FORMATS, "Choose csv or xlsx").default("csv"),
});

const DAY = "Enter a day that is not in the future, and of the last two years";

export const companyImportFieldsSchema = z.object({
  sheet: sheetField,
  openingDay: z
    .union(
      [z.literal("").transform(() => undefined), z.iso.date(DAY).refine(isOpeningDay, DAY)],
      DAY,
    )
    .optional()
    .describe("The day of opening balances that the file gives no day: Tally’s"),
});

export type CompanyImportFields = z.output<typeof companyImportFieldsSchema>;

export const companyReportSchema = z.object({
  rows: z
    .array(
      z.object({
        row: z.number().int().describe("Its first row in the file"),
        _id: z.uuid().nullable().describe("Null for a company that is added"),
        name: z.string(),
        outcome: z.enum(["added", "changed", "unchanged"]),
        changes: z
          .array(z.object({ column: z.string(), before: z.string(), after: z.string() }))
          .describe("Each field that changes; of a company that is added each that is filled"),
        notes: z
          .array(z.string())
          .describe("What to know of it, such as what the file does not say"),
      }),
    )
    .describe(`The first ${REPORTED} companies; \`total\` counts all`),
  total: z.object({
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
  }),
  notes: z.array(z.string()).describe("What to know of the file"),
  columns: z
    .record(z.string(), z.string())
    .describe("What the file calls the columns that are read, by our name"),
  errors: tableErrorsSchema.describe("Nothing is written while there are any"),
  ...sheetFields,
});

export type CompanyReport = z.output<typeof companyReportSchema>;
