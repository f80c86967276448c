import { GATEWAY_METHODS, GATEWAY_TITLES } from "@/lib/shop/payment-methods/methods";
import type { CallOffAnswer } from "@/lib/orders/dispatch-schemas";
import type { callOffEndpoints } from "@/lib/fulfilment/call-offs/endpoints";
import type { claimEndpoints } from "@/lib/fulfilment/claims/endpoints";
import type { dispatchesAdminEndpoints } from "@/lib/fulfilment/dispatches/endpoints";
import type { movementsAdminEndpoints } from "@/lib/fulfilment/movements-endpoints";
import type { Examples } from "./example";
import { ID, LATER, ORDER, PRODUCT, SOLD_LINE } from "./values";

const [GATEWAY] = GATEWAY_METHODS;

const RETURN = {
  _id: ID.entry,
  at: LATER,
  by: "Meera Nair",
  reason: "One pack came back unopened.",
  value: 1215,
  products: [{ line: ID.entry, name: PRODUCT.name, quantity: 1, restocked: true }],
  creditNote: { number: "KLN/2627C00001", date: "2026-11-21", total: 1215 },
} as const;
const REFUND = {
  _id: ID.entry,
  amount: 1215,
  means: "bank",
  reference: "UTR421736",
  reason: RETURN.reason,
  state: "done",
  failure: null,
  at: LATER,
  by: "Meera Nair",
  creditNote: null,
  creditDue: 0,
} as const;

export const movementsExamples: Examples<typeof movementsAdminEndpoints> = {
  recordMade: { body: { quantity: 4870 }, answer: ORDER },
  readOrderActions: {
    answer: {
      stepBack: { to: "Shipped", refusal: null },
      cancel: null,
      endShort: false,
      returnable: [SOLD_LINE],
      refundable: { most: 1215, owed: 0, means: "bank" },
      made: [],
      dispatchable: [],
      correctEmail: false,
      invoice: "KLN/2627I00012",
      returns: [RETURN],
      refunds: [REFUND],
      reasons: [],
    },
  },
  quoteReturn: {
    body: { lines: [{ line: ID.entry, quantity: 1, restock: true }] },
    answer: { value: 1215, owed: 1215 },
  },
  recordReturn: {
    body: {
      lines: [{ line: ID.entry, quantity: 1, restock: true }],
      reason: RETURN.reason,
      refund: { amount: 1215, means: "bank", reference: "UTR421736" },
    },
    answer: { return: RETURN, creditNote: RETURN.creditNote, refund: REFUND },
  },
  refundOrder: {
    body: { amount: 1215, reason: REFUND.reason, means: "bank", reference: "UTR421736" },
    answer: { refund: REFUND, creditNote: RETURN.creditNote },
  },
  creditRefund: {
    answer: {
      refund: {
        ...REFUND,
        means: GATEWAY,
        reference: null,
        by: GATEWAY_TITLES[GATEWAY],
        reason: `Refunded at ${GATEWAY_TITLES[GATEWAY]}`,
        creditNote: RETURN.creditNote,
      },
      creditNote: RETURN.creditNote,
    },
  },
};

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

export const dispatchesExamples: Examples<typeof dispatchesAdminEndpoints> = {
  listDispatches: { answer: [{ ...DISPATCH, invoice: { ...BILLED, url: BILL_URL } }] },
  recordDispatch: {
    body: { lines: DISPATCH.lines, carrier: DISPATCH.carrier, number: DISPATCH.number },
    answer: DISPATCH,
  },
  issueDispatchInvoice: { answer: BILLED },
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
  takeBackDispatch: { body: { reason: "Another order was packed." }, answer: ORDER },
};

const CALL_OFF: CallOffAnswer = {
  _id: ID.entry,
  line: ID.line,
  quantity: 5,
  sent: 0,
  on: "2026-12-12",
  state: "asked",
  by: "Asha Verma",
  words: null,
};
const { line, quantity, on } = CALL_OFF;
const CALLED = { callOffs: [{ line, quantity, on }] };

export const callOffExamples: Examples<typeof callOffEndpoints> = {
  listCallOffs: {
    answer: { earliest: "2026-11-24", lines: [{ line, left: 20, free: 15 }], callOffs: [CALL_OFF] },
  },
  callOffGoods: { body: CALLED, answer: [CALL_OFF] },
  changeCallOff: { body: { on: "2026-12-14" }, answer: { ...CALL_OFF, on: "2026-12-14" } },
  agreeCallOffs: { body: CALLED, answer: [{ ...CALL_OFF, state: "agreed", by: "Meera Nair" }] },
  keepOrder: { body: { kept: true }, answer: { kept: true } },
  answerCallOff: { body: { state: "agreed" }, answer: { ...CALL_OFF, state: "agreed" } },
};

const CLAIM = {
  _id: ID.entry,
  lines: [{ line: ID.line, quantity: 1 }],
  text: "One pack is wet.",
  photos: [`/api/orders/${ID.order}/claims/${ID.entry}/photos/1`],
  at: LATER,
  decision: null,
  words: null,
  decidedAt: null,
};
const DECISION = { decision: "replace", words: "A new pack leaves tomorrow." } as const;

export const claimExamples: Examples<typeof claimEndpoints> = {
  reportClaim: {
    body: { lines: JSON.stringify(CLAIM.lines), text: CLAIM.text },
    answer: CLAIM,
  },
  decideClaim: {
    body: DECISION,
    answer: {
      ...CLAIM,
      ...DECISION,
      decidedAt: LATER,
      replacement: { _id: ID.product, orderId: "KLN-202611-9M3K7D" },
    },
  },
};
