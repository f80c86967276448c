import { z } from "@/lib/base/input/zod";

export const issuedInvoiceSchema = z.object({
  number: z.string().describe("At most 16 characters"),
  date: z.iso.date().describe("The day in India on which it was issued"),
});

export const documentParamsSchema = z.object({
  id: z.string().min(1).max(64),
  document: z.string().min(1).max(64).describe("`proforma`, or the end of a document's `url`"),
});

/**
 * Query of a document; several copies exist only for a printed invoice that accompanies the goods (docs/product.md:
 * Documents).
 */
export const documentQuerySchema = z.object({
  key: z.string().max(128).optional(),
  copies: z
    .enum(["1", "3"])
    .default("1")
    .describe("3: original, duplicate and triplicate of an invoice in one file"),
});

/** A higher number would leave no room for a prefix of six characters. */
const LAST_START = 99_999;

const START_TEXT = `Enter a whole number from 1 to ${LAST_START}`;

export const seriesParamsSchema = z.object({
  kind: z.enum(["invoice", "credit_note"]).describe("Whose numbers"),
});

export const startSeriesSchema = z.object({
  next: z
    .number(START_TEXT)
    .int(START_TEXT)
    .min(1, START_TEXT)
    .max(LAST_START, START_TEXT)
    .describe("The running number of the next document"),
});

export const documentSeriesSchema = z.object({
  kind: seriesParamsSchema.shape.kind,
  year: z.string().describe("The financial year, such as `2026-27`"),
  next: z.number().int().describe("The running number of the next document"),
  number: z.string().describe("The same as it will be printed"),
  open: z
    .boolean()
    .describe("Whether no document of this year has a number yet, so that it can begin elsewhere"),
});

export type DocumentSeries = z.output<typeof documentSeriesSchema>;
