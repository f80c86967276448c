/** What a row of the ledger says: money came in, money went back, or another row was a mistake. */
export type PaymentKind = "receipt" | "refund" | "reversal";

/** By which way money moved. */
export type PaymentMeans = "upi" | "bank" | "cash" | "cheque" | "razorpay" | "other";
