import { LISTED_ORDER, ORDER } from "@/lib/orders/read/example-order";
import { STATEMENT } from "@/lib/payments/account-statement/example-statement";
import type { paymentEndpoints, paymentsAdminEndpoints } from "@/lib/payments/endpoints";
import { type Examples, AT, ID, LATER, ORDER_NUMBER } from "@/lib/base/examples/example";
import type { ownStatementEndpoints } from "./account-statement/endpoints";

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
  tds: null,
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

export const paymentsAdminExamples: Examples<
  typeof paymentsAdminEndpoints,
  | "getLedger"
  | "reversePayment"
  | "listOutstanding"
  | "summariseOutstanding"
  | "matchStatement"
  | "getCustomerStatement"
> = {
  getLedger: {
    answer: {
      customer: ID.user,
      payment: { ...ORDER.payment, state: "paid", due: 0, paid: 2430 },
      remindedAt: null,
      rows: [RECEIPT],
    },
  },
  reversePayment: { body: { reason: "Another customer's" }, answer: REVERSAL },
  listOutstanding: { answer: [{ ...LISTED_ORDER, customer: ID.user, itemCount: 2 }] },
  summariseOutstanding: { answer: { orders: 3, due: 8430, overdue: 2430, toGiveBack: 0 } },
  matchStatement: {
    body: { date: "Date", narration: "Narration", credit: "Deposit Amt." },
    answer: {
      dryRun: true,
      problem: null,
      names: ["Date", "Narration", "Deposit Amt."],
      columns: { date: "Date", narration: "Narration", credit: "Deposit Amt." },
      sheet: "",
      sheets: [],
      rows: [
        {
          row: 2,
          date: "2026-11-21",
          narration: "NEFT RAO FOODS KLN-202611-7Q4M2X",
          reference: "HDFCN52026112198",
          amount: 2430,
          outcome: "record",
          reason: null,
          orderId: ORDER_NUMBER,
          due: 2430,
        },
      ],
    },
  },
  getCustomerStatement: {
    answer: {
      ...STATEMENT,
      interest: {
        total: 3.12,
        rows: [
          { order: ORDER_NUMBER, invoice: "KLN/2627-00041", from: "2026-11-24", amount: 3.12 },
        ],
      },
    },
  },
};

export const paymentExamples: Examples<typeof paymentEndpoints, "getPaymentInstructions"> = {
  getPaymentInstructions: {
    answer: {
      ...ORDER.payment,
      reference: ORDER_NUMBER,
      upi: {
        id: "klnpackaging@okicici",
        payee: "KLN Packaging",
        link: "upi://pay?pa=klnpackaging@okicici&pn=KLN%20Packaging&am=2430.00&cu=INR&tn=7Q4M2X%20KLN-202611-7Q4M2X&tr=KLN2026117Q4M2X",
        qr: "data:image/svg+xml;base64,PHN2Zy8+",
      },
      bank: null,
    },
  },
};

export const ownStatementExamples: Examples<typeof ownStatementEndpoints, "getOwnStatement"> = {
  getOwnStatement: { answer: STATEMENT },
};
