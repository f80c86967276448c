import { GATEWAY_METHODS, GATEWAY_TITLES } from "@/lib/shop/payment-methods/methods";

/** Kinds of ledger rows: money received, money refunded, or a reversal of another row. */
export const PAYMENT_KINDS = ["receipt", "refund", "reversal"] as const;

export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Means of payment. */
export const PAYMENT_MEANS = [
  "upi",
  "bank",
  "cash",
  "cheque",
  ...GATEWAY_METHODS,
  "tds",
  "other",
] as const;

export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

/** The means that staff can choose; gateway payments are recorded by the program. */
export const RECORDED_MEANS = ["bank", "upi", "cash", "cheque", "tds", "other"] as const;

/** Means of refunds, without tax deducted at source, which is with the government. */
export const REFUND_MEANS = PAYMENT_MEANS.filter((means) => means !== "tds");

export type RefundMeans = (typeof REFUND_MEANS)[number];

export const MEANS_NAMES: Record<PaymentMeans, string> = {
  upi: "UPI",
  bank: "Bank transfer",
  cash: "Cash",
  cheque: "Cheque",
  ...GATEWAY_TITLES,
  tds: "TDS certificate",
  other: "Other",
};
