import { z } from "@/lib/zod";

export const issuedInvoiceSchema = z.object({
  number: z.string().describe("At most 16 characters"),
  date: z.iso.date().describe("The day in India on which it was issued"),
});

export const documentParamsSchema = z.object({
  id: z.string().min(1).max(64),
  document: z.string().min(1).max(64).describe("`proforma`, or the end of a paper's `url`"),
});

/** Of an invoice that is printed for the road (docs/product.md: Papers). */
export const documentQuerySchema = z.object({
  key: z.string().max(128).optional(),
  copies: z
    .enum(["1", "3"])
    .default("1")
    .describe("3: original, duplicate and triplicate of an invoice in one file"),
});
