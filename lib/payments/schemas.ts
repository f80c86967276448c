import { momentField, oneLine, requiredText } from "@/lib/base/input/fields";
import { pageQuery } from "@/lib/base/input/list-query";
import { orderSchema } from "@/lib/orders/schemas";
import { MAX_AMOUNT_PAISE } from "@/lib/shop/payment-methods/methods";
import { toRupees, isWholePaise } from "@/lib/pricing/money";
import { z } from "@/lib/base/input/zod";
import { PAYMENT_KINDS, PAYMENT_MEANS, RECORDED_MEANS } from "./kinds";
import { referenceKey } from "./reference";

/** Payment instructions of an order, and its paid amount. */
export const paymentInstructionsSchema = z.object({
  ...orderSchema.shape.payment.shape,
  reference: z.string().describe("What to name with the payment: the order's number"),
  upi: z
    .object({
      id: z.string(),
      payee: z.string(),
      link: z.string().describe("Opens a UPI app: `upi://pay?…` with amount and reference"),
      qr: z.string().describe("The same as QR code: an SVG as `data:` address"),
    })
    .nullable(),
  bank: z
    .object({
      accountName: z.string(),
      accountNumber: z.string(),
      ifsc: z.string(),
      bankName: z.string().describe("Empty where the owner has not named it"),
    })
    .nullable(),
});

export type PaymentInstructions = z.output<typeof paymentInstructionsSchema>;

const AMOUNT_TEXT = "Enter an amount above ₹0 with at most two decimals";

const amount = z
  .number(AMOUNT_TEXT)
  .positive(AMOUNT_TEXT)
  .max(toRupees(MAX_AMOUNT_PAISE), "Enter an amount up to ₹100 crore")
  .refine(isWholePaise, AMOUNT_TEXT)
  .describe("Rupees");

/** Longer than any bank's reference: a UTR has 12 to 22 characters. */
const reference = oneLine()
  .max(64, "Use at most 64 characters")
  .refine((text) => text === "" || referenceKey(text) !== "", "Enter letters or digits")
  .transform((text) => text || undefined)
  .optional()
  .describe("The bank's word for it, such as a UTR; that of UPI and bank transfers is used once");

const SECTION = "Enter the section, such as 194Q";
const QUARTER = "Enter year and quarter, such as 2026-27 Q3";

/** The last two digits are the next year's. */
const isFinancialYear = (quarter: string) =>
  (Number(quarter.slice(2, 4)) + 1) % 100 === Number(quarter.slice(5, 7));

export const tdsSchema = z.object({
  section: oneLine(SECTION)
    .toUpperCase()
    .regex(/^\d{2,3}[A-Z0-9()./-]{0,17}$/, SECTION)
    .describe("Of the Income-tax Act, such as 194Q"),
  quarter: oneLine(QUARTER)
    .toUpperCase()
    .regex(/^20\d\d-\d\d Q[1-4]$/, QUARTER)
    .refine(isFinancialYear, QUARTER)
    .describe("Of the financial year, such as 2026-27 Q3"),
});

export const paymentSchema = z.object({
  amount,
  means: z.enum(RECORDED_MEANS, "Choose how the money came"),
  reference,
  at: momentField()
    .or(z.iso.date())
    .optional()
    .describe("When the money came in: a moment or a day in India; now without it"),
  dueRead: z
    .number()
    .nonnegative()
    .optional()
    .describe("Rupees still to be paid as it was shown: where that is another by now, 409"),
  tds: tdsSchema
    .optional()
    .describe(
      "With `means: tds`, tax that the buyer deducted; `reference` is the certificate's number",
    ),
});

export const recordPaymentSchema = paymentSchema.superRefine(
  ({ means, reference, tds }, context) => {
    const require = (path: string[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    if (means !== "tds" && tds) require(["tds"], "Only a TDS certificate has section and quarter");
    if (means === "tds" && !tds) require(["tds", "section"], SECTION);
    if (means === "tds" && !reference)
      require(["reference"], "Enter the number of the certificate");
  },
);

export type RecordPaymentRequest = z.output<typeof recordPaymentSchema>;

export const reversePaymentSchema = z.object({ reason: requiredText("Reason", 300) });

export type ReversePaymentRequest = z.output<typeof reversePaymentSchema>;

/** A row of the ledger; amounts in rupees. */
export const ledgerRowSchema = z.object({
  _id: z.uuid(),
  kind: z
    .enum(PAYMENT_KINDS)
    .describe("Money came in, money went back, or another row was a mistake"),
  amount: z.number(),
  means: z.enum(PAYMENT_MEANS),
  reference: z.string().nullable(),
  providerId: z.string().nullable().describe("The gateway's id of the payment or the refund"),
  reverses: z.uuid().nullable().describe("The row that this one takes back"),
  reversed: z.boolean().describe("Another row takes this one back"),
  reason: z.string().nullable(),
  tds: z
    .object({ section: z.string(), quarter: z.string() })
    .nullable()
    .describe("Of a TDS certificate"),
  at: z.iso.datetime().describe("When the money moved"),
  createdAt: z.iso.datetime().describe("When it was written down"),
  by: z.string(),
});

export type LedgerRowAnswer = z.output<typeof ledgerRowSchema>;

export const ledgerSchema = z.object({
  customer: z
    .uuid()
    .nullable()
    .describe("The account whose statement has these rows; null for an order without one"),
  payment: orderSchema.shape.payment,
  remindedAt: z.iso.datetime().nullable().describe("When the customer was last asked to pay"),
  rows: z.array(ledgerRowSchema).describe("Oldest first"),
});

export type LedgerAnswer = z.output<typeof ledgerSchema>;

const OUTSTANDING_LIMIT = { default: 25, max: 100 } as const;

export const outstandingQuerySchema = z.object(pageQuery(OUTSTANDING_LIMIT));

/** Amounts in rupees. */
export const outstandingSummarySchema = z.object({
  orders: z.number().int().describe("Orders of which something is to be collected"),
  due: z.number().describe("What they still come to"),
  overdue: z.number().describe("What of that should be here already"),
  toGiveBack: z.number().describe("What came in beyond what orders come to"),
});

export type OutstandingSummary = z.output<typeof outstandingSummarySchema>;
