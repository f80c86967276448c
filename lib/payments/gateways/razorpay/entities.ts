import { z } from "@/lib/base/input/zod";
import { razorpayOrderId, razorpayPaymentId, razorpayRefundId } from "./ids";

/**
 * The fields of Razorpay's responses that the shop reads (https://razorpay.com/docs/api). Razorpay's amounts are in
 * paise too, its times in seconds.
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
    /** The shop has received the money; also true for a payment refunded later, if it was captured before. */
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

/** A note that distinguishes the shop's own refunds from those made in Razorpay's dashboard. */
export const OUR_NOTE = { by: "shop" };

const OURS = z.object({ by: z.literal(OUR_NOTE.by) });

export const listSchema = <T extends z.ZodType>(entity: T) =>
  z.object({ items: z.array(entity).max(100) }).transform(({ items }) => items);

/** Razorpay's error response. */
export const refusalEntity = z.object({
  error: z.object({ code: z.string(), description: z.string().nullish() }),
});
