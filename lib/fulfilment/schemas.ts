import { idField, optionalText, requiredText } from "@/lib/base/input/fields";
import { STATUSES_BEFORE } from "@/lib/orders/status";
import { PAYMENT_MEANS, REFUND_MEANS } from "@/lib/payments/kinds";
import {
  GATEWAY_METHODS,
  GATEWAY_TITLES,
  MAX_AMOUNT_PAISE,
} from "@/lib/shop/payment-methods/methods";
import { toRupees, isWholePaise } from "@/lib/pricing/money";
import { z } from "@/lib/base/input/zod";

/** Refunds, returns, cancellations and steps back by staff. Amounts in rupees. */

const reason = requiredText("Reason", 500)
  .meta({ example: "The board is sold out." })
  .describe("Kept with the order and in the audit log");
const tellReason = z
  .boolean()
  .optional()
  .describe("Whether the customer reads the reason too, in these words");

export const cancellationSchema = z.object({
  reason,
  tellReason,
  restock: z
    .boolean()
    .optional()
    .describe(
      "Whether its packs return to the stock. Without it they do from Pending; from Processing it has to be said",
    ),
});

export type CancellationRequest = z.output<typeof cancellationSchema>;

export const endShortSchema = z.object({
  reason,
  tellReason,
  stock: z
    .enum(["back", "written_off"], "Choose whether the packs go back to stock.")
    .describe(
      "What becomes of the packs that never left; printed ones have no stock to go back to",
    ),
});

export type EndShortRequest = z.output<typeof endShortSchema>;

export const stepBackSchema = z.object({
  to: z.enum(STATUSES_BEFORE).describe("The status before the one that was given by mistake"),
  reason: reason.describe("Kept with the order and in the audit log; the customer never reads it"),
});

export type StepBackRequest = z.output<typeof stepBackSchema>;

const WRONG_AMOUNT = "Enter an amount in rupees above 0, such as 2000 or 149.50";

export const refundAmount = z
  .number(WRONG_AMOUNT)
  .positive(WRONG_AMOUNT)
  .max(toRupees(MAX_AMOUNT_PAISE), WRONG_AMOUNT)
  .refine(isWholePaise, WRONG_AMOUNT);

const PAID_OUT = GATEWAY_METHODS.map(
  (name) => `\`${name}\` has ${GATEWAY_TITLES[name]} pay it out`,
);

const refund = {
  amount: refundAmount.describe("Rupees; no more than came in and is still here"),
  means: z
    .enum(REFUND_MEANS)
    .optional()
    .describe(
      `${PAID_OUT.join(", ")}; the others write down what went back already. Without it, as the money came in`,
    ),
  reference: optionalText(60).describe("The bank's word for it, such as a UTR"),
  mostRead: z
    .number()
    .nonnegative()
    .optional()
    .describe("`refundable.most` as it was shown: where that is another by now, 409"),
};

export const refundRequestSchema = z.object({
  ...refund,
  reason,
  tellReason,
  restock: z
    .boolean()
    .optional()
    .describe(
      "Also records that all packs which are still out came back, and puts them into the stock",
    ),
});

export type RefundRequest = z.output<typeof refundRequestSchema>;

export const MAX_RETURN_LINES = 100;

export const returnedLinesSchema = z
  .array(
    z.object({
      line: idField().describe("`line` of GET /admin/orders/{id}/actions"),
      quantity: z.number().int().min(1).describe("Packs"),
      restock: z.boolean().describe("Whether they return to the stock"),
    }),
  )
  .min(1, "Choose what was returned.")
  .max(MAX_RETURN_LINES)
  .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, {
    message: "Name each line once.",
  });

export const returnRequestSchema = z.object({
  lines: returnedLinesSchema,
  returnedRead: z
    .number()
    .int()
    .nonnegative()
    .optional()
    .describe("Packs that had come back in all as it was shown: where more have by now, 409"),
  reason,
  tellReason,
  refund: z
    .object(refund)
    .optional()
    .describe("Gives money back in the same step; it needs the permission for refunds"),
});

export type ReturnRequest = z.output<typeof returnRequestSchema>;

export const documentSchema = z.object({
  number: z.string(),
  date: z.iso.date().describe("In India"),
  total: z.number(),
});

export const REFUND_STATES = ["under_way", "done", "failed", "taken_back"] as const;

export const refundSchema = z.object({
  _id: z.uuid(),
  amount: z.number(),
  means: z.enum(PAYMENT_MEANS),
  reference: z.string().nullable(),
  reason: z.string(),
  state: z
    .enum(REFUND_STATES)
    .describe(
      "`under_way`: the payment gateway has not answered yet; `taken_back`: it stood in the ledger and was taken back",
    ),
  failure: z.string().nullable().describe("Why it failed"),
  at: z.iso.datetime(),
  by: z.string(),
  creditNote: documentSchema.nullable(),
  creditDue: z
    .number()
    .describe(
      "Above 0 for one made in a payment gateway's dashboard that waits for its credit note: over so much",
    ),
});

export type RefundAnswer = z.output<typeof refundSchema>;

export const refundResultSchema = z.object({
  refund: refundSchema,
  creditNote: documentSchema.optional().describe("The one that was issued with it"),
});

export type RefundResult = z.output<typeof refundResultSchema>;

export const returnSchema = z.object({
  _id: z.uuid(),
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
  value: z.number().describe("What the packs come to with their share of discount and tax"),
  products: z.array(
    z.object({
      line: z.uuid(),
      name: z.string(),
      quantity: z.number().int(),
      restocked: z.boolean(),
    }),
  ),
  creditNote: documentSchema.nullable(),
});

export type ReturnAnswer = z.output<typeof returnSchema>;

export const returnResultSchema = z.object({
  return: returnSchema,
  creditNote: documentSchema.optional(),
  refund: refundSchema.optional(),
});

export type ReturnResult = z.output<typeof returnResultSchema>;

export const returnQuoteRequestSchema = z.object({ lines: returnedLinesSchema });

export const returnQuoteSchema = z.object({
  value: z.number().describe("What the packs come to with their share of discount and tax"),
  owed: z.number().describe("What is to be given back then, as far as it was paid"),
});

export type ReturnQuote = z.output<typeof returnQuoteSchema>;

export const producedSchema = z.object({
  quantity: z
    .number("Enter a quantity.")
    .int("Enter a whole number.")
    .min(1, "Enter at least 1.")
    .max(100_000_000, "Enter fewer.")
    .describe("Of the line's unit, as it was made"),
});
