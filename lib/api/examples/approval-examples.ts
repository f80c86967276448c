import type { approvalEndpoints } from "@/lib/orders/approval-requests/endpoints";
import type { Examples } from "./example";
import { ADDRESS, AT, ID, ORDER, PRODUCT } from "./values";

const RULES = {
  rules: [
    { kind: "total", amount: 2000 },
    { kind: "category", category: "Cups", approvals: 2 },
  ],
} as const;

export const APPROVAL_REQUEST = {
  _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a60",
  state: "waiting",
  askedBy: "Asha Rao",
  createdAt: AT,
  expiresAt: "2026-11-27T05:30:00.000Z",
  totalAmount: 2430,
  rules: [{ kind: "total", words: "The total is above ₹2,000." }],
  products: [
    {
      ...({ kind: "product", unit: "PAC", basis: 1 } as const),
      product: ID.product,
      name: PRODUCT.name,
      thumbnailImage: PRODUCT.thumbnailImage,
      price: 1250,
      quantity: 2,
      lineTotal: 2500,
    },
  ],
  shippingAddress: { ...ADDRESS, country: "India" },
  approvals: 1,
  own: false,
  decidable: true,
} as const;

const REQUEST = APPROVAL_REQUEST;

const DECIDED = { ...REQUEST, decidable: false, decidedAt: AT } as const;

export const approvalExamples: Examples<typeof approvalEndpoints> = {
  readCompanyRules: { answer: RULES },
  writeCompanyRules: { body: RULES, answer: RULES },
  listApprovals: { answer: [REQUEST] },
  askApproval: {
    body: {
      products: [{ product: ID.product, quantity: 2, price: 1250 }],
      shippingAddress: ADDRESS,
      totalAmount: 2430,
    },
    answer: { ...REQUEST, own: true, decidable: false },
  },
  getApproval: { answer: REQUEST },
  approveRequest: { answer: ORDER },
  rejectRequest: {
    body: { words: "We have enough of these." },
    answer: {
      ...DECIDED,
      state: "rejected",
      decidedBy: "Meera Nair",
      words: "We have enough of these.",
    },
  },
  withdrawRequest: { answer: { ...DECIDED, state: "withdrawn", own: true } },
};
