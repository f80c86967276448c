import { oneLine } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { sheetField, sheetFields } from "@/lib/base/input/sheets";
import { DIRECTIONS, STATEMENT_COLUMNS } from "./columns";

/** Maximum size of a statement. */
export const STATEMENT_LIMITS = { bytes: 2 * 1024 * 1024, rows: 5_000 } as const;

export const statementQuerySchema = z.object({
  dryRun: z
    .stringbool({ error: "dryRun must be true or false" })
    .describe("true: only say what would be recorded; false: record it"),
});

const columnName = oneLine().max(100).optional().describe("What the file calls it");

export const statementFieldsSchema = z.object({
  sheet: sheetField,
  date: columnName,
  narration: columnName,
  reference: columnName,
  credit: columnName.describe("Amounts that came in"),
  debit: columnName.describe("Amounts that went out"),
  amount: columnName.describe("The one column of all amounts, where there is no credit column"),
  kind: columnName.describe("The column that tells credits from debits, beside a single amount"),
  direction: z
    .enum(DIRECTIONS)
    .optional()
    .describe("`in`: amounts of the one column came in where nothing else says so"),
});

/**
 * Outcome of a row: `record` (will be, or was, recorded), `known` (recorded before), `differs` (the order has another
 * amount due), `unknown` (no order is named), `unreadable` (amount, direction or day is uncertain).
 */
export const STATEMENT_OUTCOMES = ["record", "known", "differs", "unknown", "unreadable"] as const;

export type StatementOutcome = (typeof STATEMENT_OUTCOMES)[number];

export const statementReportSchema = z.object({
  dryRun: z.boolean(),
  problem: z.string().nullable().describe("Why nothing of the file is recorded"),
  names: z.array(z.string()).describe("What the file calls its columns"),
  columns: z
    .partialRecord(z.enum(STATEMENT_COLUMNS), z.string())
    .describe("Which of them is which"),
  ...sheetFields,
  rows: z
    .array(
      z.object({
        row: z.number().int().describe("As a spreadsheet numbers it"),
        date: z.iso.date().nullable(),
        narration: z.string(),
        reference: z.string().nullable(),
        amount: z.number().nullable().describe("Rupees that came in; null where unreadable"),
        outcome: z.enum(STATEMENT_OUTCOMES),
        orderId: z.string().nullable(),
        reason: z.string().nullable().describe("Why it is unreadable"),
        due: z.number().nullable().describe("Rupees that the order still comes to"),
      }),
    )
    .describe("Rows by which money came in, and unreadable ones; the others are left out"),
});

export type StatementReport = z.output<typeof statementReportSchema>;
