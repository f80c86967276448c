import { ID, LATER, ORDER_NUMBER } from "@/lib/base/examples/example";

export const STATEMENT = {
  customer: { _id: ID.user, name: "Asha Rao", company: "Rao Foods" },
  from: "2026-04-01",
  to: "2026-11-30",
  opening: 0,
  rows: [
    {
      at: LATER,
      kind: "invoice",
      number: "KLN/2627-00042",
      order: ORDER_NUMBER,
      words: `Order ${ORDER_NUMBER}`,
      debit: 2430,
      credit: 0,
      balance: 2430,
    },
    {
      at: LATER,
      kind: "receipt",
      number: ORDER_NUMBER,
      order: ORDER_NUMBER,
      words: "Bank transfer HDFCN52026112198",
      debit: 0,
      credit: 2000,
      balance: 430,
    },
  ],
  closing: 430,
  ageing: { notDue: 0, to30: 430, to60: 0, to90: 0, over90: 0, inHand: 0 },
} as const;
