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

const BILLED = { number: "KLN/2627-00042", date: "2026-11-21" };

const BILL_URL = `/api/orders/${ID.order}/documents/${ID.invoice}`;

export const dispatchesAdminExamples: Examples<
  typeof dispatchesAdminEndpoints,
  "listDispatches" | "recordDispatch" | "setDispatchTransport" | "setDispatchDelivered"
> = {
  listDispatches: { answer: [{ ...DISPATCH, invoice: { ...BILLED, url: BILL_URL } }] },
  recordDispatch: {
    body: { lines: DISPATCH.lines, carrier: DISPATCH.carrier, number: DISPATCH.number },
    answer: DISPATCH,
  },
  setDispatchTransport: {
    body: { vehicle: "HR26AB1234", distance: 2150 },
    answer: {
      ...DISPATCH,
      transport: {
        vehicle: "HR26AB1234",
        distance: 2150,
        transporterId: null,
        transporterName: null,
      },
    },
  },
  setDispatchDelivered: {
    body: { on: "2026-11-24" },
    answer: { ...DISPATCH, deliveredOn: "2026-11-24" },
  },
};
