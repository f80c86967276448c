import { GATEWAY_METHODS, GATEWAY_TITLES } from "@/lib/shop/payment-methods/methods";

/** What a row of the ledger says: money came in, money went back, or another row was a mistake. */
export const PAYMENT_KINDS = ["receipt", "refund", "reversal"] as const;

export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** By which way money moved. */
export const PAYMENT_MEANS = [
  "upi",
  "bank",
  "cash",
  "cheque",
  ...GATEWAY_METHODS,
  "other",
] as const;

export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

/** What a person writes down; what a gateway moved the program knows by itself. */
export const RECORDED_MEANS = ["bank", "upi", "cash", "cheque", "other"] as const;

/** As people read them. */
export const MEANS_NAMES: Record<PaymentMeans, string> = {
  upi: "UPI",
  bank: "Bank transfer",
  cash: "Cash",
  cheque: "Cheque",
  ...GATEWAY_TITLES,
  other: "Other",
};
