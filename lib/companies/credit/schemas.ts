import { isWholePaise } from "@/lib/pricing/money";
import { z } from "@/lib/base/input/zod";

const holdSchema = z.object({
  order: z.string(),
  invoice: z.string(),
  amount: z.number().describe("Rupees that are overdue"),
  dueOn: z.iso.date(),
});

export type HoldAnswer = z.output<typeof holdSchema>;

export const creditSchema = z.object({
  credit: z
    .object({
      days: z.number().int().describe("From the order to the day on which it is due"),
      limit: z.number().describe("Rupees that may be open at once"),
      open: z.number().describe("Rupees that are open now"),
      hold: holdSchema
        .optional()
        .describe(
          "The invoice that is overdue by more days than the setting `holdOverdueDays`: until it is paid nothing is ordered on account",
        ),
    })
    .nullable()
    .describe("Null when the caller may not buy on account"),
});

export type CreditAnswer = z.output<typeof creditSchema>;

const DAYS_TEXT = "Enter whole days from 1 to 365";
const CREDIT_TEXT = "Enter an amount above ₹0 with at most two decimals";

export const creditRequestSchema = z
  .object({
    days: z.number(DAYS_TEXT).int(DAYS_TEXT).min(1, DAYS_TEXT).max(365, DAYS_TEXT).nullable(),
    limit: z
      .number(CREDIT_TEXT)
      .positive(CREDIT_TEXT)
      .max(1_000_000_000, "Enter an amount up to ₹100 crore")
      .refine(isWholePaise, CREDIT_TEXT)
      .nullable()
      .describe("Rupees that may be open at once"),
  })
  .refine(({ days, limit }) => (days === null) === (limit === null), {
    message: "Give days and limit, or neither.",
    path: ["limit"],
  });

export type CreditRequest = z.output<typeof creditRequestSchema>;

export const customerCreditSchema = z.object({
  credit: creditSchema.shape.credit,
  open: z.number().describe("Rupees that are open on account, also where that is allowed no more"),
  forOrders: creditSchema.shape.credit.describe(
    "What an order on account that the shop enters counts towards: the company's of a member who buys for one",
  ),
});

export type CustomerCreditAnswer = z.output<typeof customerCreditSchema>;
