import { oneLine } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { PAYMENT_STATES } from "@/lib/orders/order-payment";

/** The request that starts a payment with any gateway. */
export const startPaymentSchema = z.object({
  order: oneLine().min(1).max(64).describe("`_id` or `orderId` of the order"),
  key: oneLine().max(128).optional().describe("Opens an order without an account; as `?key=`"),
});

export type StartPaymentRequest = z.output<typeof startPaymentSchema>;

/** All that the sender of a receipt may see: the signature verifies the payment, not who sends it. */
export const paidSchema = z.object({
  payment: z.object({
    state: z.enum(PAYMENT_STATES).describe("What the ledger says of the order"),
  }),
});
