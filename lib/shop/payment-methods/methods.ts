/** The ways to pay that a shop can offer, as a customer chooses one (docs/product.md: Payments). */
export const PAYMENT_METHODS = ["upi", "bank", "cod", "account", "razorpay"] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const isPaymentMethod = (name: string): name is PaymentMethod =>
  PAYMENT_METHODS.some((method) => method === name);

/** As people read them. */
export const METHOD_NAMES: Record<PaymentMethod, string> = {
  upi: "UPI",
  bank: "Bank transfer",
  cod: "Cash on delivery",
  account: "On account",
  razorpay: "Razorpay",
};
