import { z } from "@/lib/zod";
import { CSV_COLUMNS } from "./columns";

/** The largest file that an import reads. */
export const IMPORT_LIMITS = { bytes: 5 * 1024 * 1024, rows: 5_000 } as const;

export const importQuerySchema = z.object({
  dryRun: z
    .stringbool({ error: "dryRun must be true or false" })
    .describe("true: only say what would happen; false: do it, all rows or none"),
});

const importErrorSchema = z.object({
  row: z.number().int().describe("As a spreadsheet numbers it: the names of the columns are row 1"),
  column: z.string().describe("Empty where the row or the file as a whole is meant"),
  message: z.string(),
});

const cellChangeSchema = z.object({
  column: z.enum(CSV_COLUMNS),
  before: z.string().describe("Shortened"),
  after: z.string(),
});

const importChangeSchema = z.object({
  row: z.number().int(),
  _id: z.uuid().nullable().describe("null: a product that is added"),
  name: z.string(),
  cells: z.array(cellChangeSchema).describe("Empty for a product that is added"),
});

export const importReportSchema = z.object({
  dryRun: z.boolean(),
  rows: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  errors: z.array(importErrorSchema),
  changes: z.array(importChangeSchema),
});

export type ImportError = z.output<typeof importErrorSchema>;
export type CellChange = z.output<typeof cellChangeSchema>;
export type ImportReport = z.output<typeof importReportSchema>;
