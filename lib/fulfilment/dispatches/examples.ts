import type { dispatchesAdminEndpoints } from "@/lib/fulfilment/dispatches/endpoints";
import { type Examples, ID, LATER } from "@/lib/base/examples/example";

const DISPATCH = {
  _id: ID.entry,
  lines: [{ line: ID.line, quantity: 1 }],
  carrier: "Blue Dart",
  number: "69120456781",
  url: null,
  at: LATER,
};

const TRAVELS = {
  ewayBill: { number: "331009876543", validUntil: "2026-11-28" },
  vehicle: "HR26AB1234",
  transporter: "Gati",
};

const RECEIPT = {
  _id: ID.entry,
  kind: "lr",
  name: "receipt.jpg",
  url: `/api/orders/${ID.order}/dispatches/${ID.entry}/files/${ID.entry}`,
} as const;

const BILLED = { number: "KLN/2627-00042", date: "2026-11-21" };

const BILL_URL = `/api/orders/${ID.order}/documents/${ID.invoice}`;

export const dispatchesAdminExamples: Examples<
  typeof dispatchesAdminEndpoints,
  "listDispatches" | "recordDispatch" | "updateDispatch" | "addDispatchFile" | "removeDispatchFile"
> = {
  listDispatches: { answer: [{ ...DISPATCH, invoice: { ...BILLED, url: BILL_URL } }] },
  recordDispatch: {
    body: { lines: DISPATCH.lines, carrier: DISPATCH.carrier, number: DISPATCH.number },
    answer: DISPATCH,
  },
  addDispatchFile: { body: { kind: "lr" }, answer: { ...DISPATCH, files: [RECEIPT] } },
  removeDispatchFile: { answer: DISPATCH },
  updateDispatch: { body: TRAVELS, answer: { ...DISPATCH, ...TRAVELS } },
};
