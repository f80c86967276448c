import { OpeningKind } from "@/lib/db/generated/enums";
import { requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { openingBalanceSchema } from "@/lib/companies/openings/schemas";
import { PAYMENT_MEANS, RECORDED_MEANS } from "../kinds";
import { paymentSchema } from "../schemas";

/** Means to pay an opening balance, without TDS: a certificate names an invoice of the shop. */
export const OPENING_MEANS = RECORDED_MEANS.filter((means) => means !== "tds");

export const setOpeningSchema = openingBalanceSchema.extend({
  reason: requiredText("Reason", 300)
    .optional()
    .describe("Why it is corrected; required once there is one"),
});

export type SetOpening = z.output<typeof setOpeningSchema>;

export const payOpeningSchema = paymentSchema
  .pick({ amount: true, reference: true, at: true })
  .extend({ means: z.enum(OPENING_MEANS, "Choose how the money came") });

export type PayOpening = z.output<typeof payOpeningSchema>;

/** Amounts in rupees. */
export const openingSchema = z.object({
  balance: z.number().describe("What is still owed of it; below 0 the shop owes it"),
  rows: z
    .array(
      z.object({
        _id: z.uuid(),
        kind: z
          .enum(OpeningKind)
          .describe("The balance, its correction, money that came in, or that taken back"),
        amount: z.number().describe("What it added to the balance"),
        at: z.iso.datetime(),
        means: z.enum(PAYMENT_MEANS).nullable(),
        reference: z.string().nullable(),
        reason: z.string().nullable(),
        reversed: z.boolean().describe("Another row takes this one back"),
        by: z.string().meta({ example: "Meera Shah" }),
        createdAt: z.iso.datetime(),
      }),
    )
    .describe("Oldest first"),
});

export type OpeningAnswer = z.output<typeof openingSchema>;
