import { z } from "@/lib/base/input/zod";

/**
 * Format of Razorpay's ids. It is checked because ids become part of URLs and of the signed text, where "|" separates
 * them.
 */
const idOf = (kind: string) =>
  z.string().regex(new RegExp(`^${kind}_[A-Za-z0-9_]{1,60}$`), `This is no id of Razorpay's`);

export const razorpayOrderId = idOf("order");
export const razorpayPaymentId = idOf("pay");
export const razorpayRefundId = idOf("rfnd");
