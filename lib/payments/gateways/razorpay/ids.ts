import { z } from "@/lib/base/input/zod";

/** Ids as Razorpay makes them; they stand in addresses and between the bars of a signed text. */
const idOf = (kind: string) =>
  z.string().regex(new RegExp(`^${kind}_[A-Za-z0-9_]{1,60}$`), `This is no id of Razorpay's`);

export const razorpayOrderId = idOf("order");
export const razorpayPaymentId = idOf("pay");
export const razorpayRefundId = idOf("rfnd");
