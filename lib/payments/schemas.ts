import { orderSchema } from "@/lib/orders/schemas";
import { z } from "@/lib/zod";

/** How an order is paid, and what of it is. */
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

export const creditSchema = z.object({
  credit: z
    .object({
      days: z.number().int().describe("From the order to the day on which it is due"),
      limit: z.number().describe("Rupees that may be open at once"),
      open: z.number().describe("Rupees that are open now"),
    })
    .nullable()
    .describe("Null for whoever may not buy on account"),
});

export type CreditAnswer = z.output<typeof creditSchema>;
