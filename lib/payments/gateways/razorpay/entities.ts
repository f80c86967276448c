import { z } from "@/lib/base/input/zod";
import { razorpayOrderId, razorpayPaymentId, razorpayRefundId } from "./ids";

/**
 * What Razorpay answers, as far as the shop reads it (https://razorpay.com/docs/api). Amounts are in
 * paise there, too, and times are seconds.
 */

const paise = z.number().int().nonnegative();
const at = z
  .number()
  .nullish()
  .transform((seconds) => (seconds ? new Date(seconds * 1000) : new Date()));

export const orderEntity = z.object({ id: razorpayOrderId });

export const paymentEntity = z
  .object({
    id: razorpayPaymentId,
    order_id: razorpayOrderId.nullish(),
    amount: paise,
    currency: z.string(),
    /** `created`, `authorized`, `captured`, `refunded` or `failed`. */
    status: z.string(),
    captured: z.boolean().nullish(),
    amount_refunded: paise.nullish(),
    created_at: at,
  })
  .transform((payment) => ({
    id: payment.id,
    razorpayOrderId: payment.order_id ?? null,
    amountPaise: payment.amount,
    currency: payment.currency,
    isAuthorized: payment.status === "authorized",
    /** The money is the shop's; also of one that went back later, unless it never was. */
    isCaptured: payment.status === "captured" || payment.captured === true,
    refundedPaise: payment.amount_refunded ?? 0,
    createdAt: payment.created_at,
  }));

export type RazorpayPayment = z.output<typeof paymentEntity>;

export const refundEntity = z
  .object({
    id: razorpayRefundId,
    payment_id: razorpayPaymentId,
    amount: paise,
    /** `pending`, `processed` or `failed`. */
    status: z.string().nullish(),
    notes: z.unknown(),
    created_at: at,
  })
  .transform((refund) => ({
    id: refund.id,
    paymentId: refund.payment_id,
    amountPaise: refund.amount,
    hasFailed: refund.status === "failed",
    isOurs: OURS.safeParse(refund.notes).success,
    createdAt: refund.created_at,
  }));

export type RazorpayRefund = z.output<typeof refundEntity>;

/** A note by which the shop knows a refund that it asked for from one of Razorpay's dashboard. */
export const OUR_NOTE = { by: "shop" };

const OURS = z.object({ by: z.literal(OUR_NOTE.by) });

export const listOf = <T extends z.ZodType>(entity: T) =>
  z.object({ items: z.array(entity).max(100) }).transform(({ items }) => items);

/** Why Razorpay refuses. */
export const refusalEntity = z.object({
  error: z.object({ code: z.string(), description: z.string().nullish() }),
});
