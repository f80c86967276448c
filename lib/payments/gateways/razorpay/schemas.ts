import { oneLine } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { PAYMENT_STATES } from "@/lib/orders/order-payment";
import { razorpayOrderId, razorpayPaymentId } from "./ids";

export const openRazorpaySchema = z.object({
  order: oneLine().min(1).max(64).describe("`_id` or `orderId` of the order"),
  key: oneLine().max(128).optional().describe("Opens an order without an account; as `?key=`"),
});

/** What Razorpay's checkout is opened with. */
export const razorpayCheckoutSchema = z.object({
  key: z.string().describe("The shop's public key id at Razorpay"),
  razorpayOrderId: z.string(),
  amount: z.number().describe("What is left to pay, in rupees"),
  currency: z.literal("INR"),
});

export type RazorpayCheckout = z.output<typeof razorpayCheckoutSchema>;

/** What Razorpay's checkout hands to the page that opened it. */
export const razorpayReceiptSchema = z.object({
  razorpay_order_id: razorpayOrderId,
  razorpay_payment_id: razorpayPaymentId,
  razorpay_signature: oneLine()
    .max(200)
    .describe(
      "HMAC-SHA256 of `razorpay_order_id|razorpay_payment_id`, as Razorpay's checkout has it",
    ),
});

/** What a receipt alone is told: a signature proves a payment, and nobody's name. */
export const paidSchema = z.object({
  payment: z.object({
    state: z.enum(PAYMENT_STATES).describe("What the ledger says of the order"),
  }),
});

export type RazorpayReceipt = z.output<typeof razorpayReceiptSchema>;
