import type { paymentsAdminEndpoints } from "../admin/payments-endpoints";
import type { Examples } from "./example";
import { AT, ID, LATER, ORDER } from "./values";

const RECEIPT = {
  _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a20",
  kind: "receipt",
  amount: 2430,
  means: "bank",
  reference: "HDFCN52026112198",
  providerId: null,
  reverses: null,
  reversed: false,
  reason: null,
  at: AT,
  createdAt: LATER,
  by: "Meera Nair",
} as const;

const REVERSAL = {
  ...RECEIPT,
  _id: ID.entry,
  kind: "reversal",
  reference: null,
  reverses: RECEIPT._id,
  reason: "Another customer's",
} as const;

const CREDIT = { credit: { days: 30, limit: 100_000, open: 24_300 }, open: 24_300 } as const;

export const paymentsExamples: Examples<typeof paymentsAdminEndpoints> = {
  getLedger: {
    answer: {
      payment: { ...ORDER.payment, state: "paid", due: 0, paid: 2430 },
      remindedAt: null,
      rows: [RECEIPT],
    },
  },
  recordPayment: {
    body: { amount: 2430, means: "bank", reference: "HDFCN52026112198", at: "2026-11-20" },
    answer: RECEIPT,
  },
  reversePayment: { body: { reason: "Another customer's" }, answer: REVERSAL },
  getCustomerCredit: { answer: CREDIT },
  setCustomerCredit: { body: { days: 30, limit: 100_000 }, answer: CREDIT },
};
