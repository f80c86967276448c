import { oneLine } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { razorpayOrderId, razorpayPaymentId } from "./ids";

/** Options that open Razorpay's checkout. */
export const razorpayCheckoutSchema = z.object({
  key: z.string().describe("The shop's public key id at Razorpay"),
  razorpayOrderId: z.string(),
  amount: z.number().describe("What is left to pay, in rupees"),
  currency: z.literal("INR"),
});

export type RazorpayCheckout = z.output<typeof razorpayCheckoutSchema>;

/** Result of Razorpay's checkout, sent to the page that opened it. */
export const razorpayReceiptSchema = z.object({
  razorpay_order_id: razorpayOrderId,
  razorpay_payment_id: razorpayPaymentId,
  razorpay_signature: oneLine()
    .max(200)
    .describe(
      "HMAC-SHA256 of `razorpay_order_id|razorpay_payment_id`, as Razorpay's checkout has it",
    ),
});

export type RazorpayReceipt = z.output<typeof razorpayReceiptSchema>;
