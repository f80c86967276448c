import { z } from "@/lib/base/input/zod";

/**
 * Format of Razorpay's ids. It is checked because ids become part of URLs and of the signed text, where "|" separates
 * them.
 */
const idSchema = (kind: string) =>
  z.string().regex(new RegExp(`^${kind}_[A-Za-z0-9_]{1,60}$`), `This is no id of Razorpay's`);

export const razorpayOrderId = idSchema("order");
export const razorpayPaymentId = idSchema("pay");
export const razorpayRefundId = idSchema("rfnd");
