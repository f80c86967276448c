/** The ways to pay that a shop can offer, as a customer chooses one (docs/product.md: Payments). */
export const PAYMENT_METHODS = ["upi", "bank", "cod", "account", "razorpay"] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
