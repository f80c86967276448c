import type { OrderActor } from "@/lib/orders/order-actor";

/** Whatever way the news came: what is written down is what Razorpay answered. */
export const BY_RAZORPAY: OrderActor = {
  actor: { userId: null, identifier: "razorpay", name: "Razorpay" },
};
