import { ORDER, TRACKING } from "@/lib/orders/read/example-order";
import { INVOICE } from "@/lib/documents/series/examples";
import { GATEWAY_METHODS, GATEWAY_TITLES } from "@/lib/shop/payment-methods/methods";
import { PRODUCT } from "@/lib/catalogue/lists/example-product";
import { messagesAdminExamples } from "@/lib/messaging/inbox/examples";
import { paymentsAdminExamples } from "@/lib/payments/examples";
import type { fulfilmentEndpoints, ownCorrectionEndpoints } from "@/lib/fulfilment/endpoints";
import { type Examples, ID, LATER, ORDER_NUMBER } from "@/lib/base/examples/example";
import type { parcelEndpoints } from "@/lib/fulfilment/parcel-endpoints";
import type { movementsAdminEndpoints } from "@/lib/fulfilment/movements-endpoints";

/** Its buyer can no longer cancel it. */
const CLOSED = { ...ORDER, cancellable: false } as const;

const SHIPPED = {
  ...CLOSED,
  status: "Shipped",
  tracking: TRACKING,
  documents: [
    ...ORDER.documents,
    { kind: "invoice", ...INVOICE, url: `/api/orders/${ID.order}/documents/${ID.invoice}` },
  ],
} as const;

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

export const fulfilmentExamples: Examples<typeof fulfilmentEndpoints, "updateOrder"> = {
  updateOrder: { body: { status: "Shipped", tracking: TRACKING }, answer: SHIPPED },
};

export const ownCorrectionExamples: Examples<typeof ownCorrectionEndpoints, "correctOwnOrder"> = {
  correctOwnOrder: { body: { poNumber: "PO-2211" }, answer: ORDER },
};

export const parcelExamples: Examples<typeof parcelEndpoints, "shipOrders"> = {
  shipOrders: {
    body: { carrier: "Blue Dart", lines: `${ORDER_NUMBER}, 69120456781`, dryRun: true },
    answer: {
      rows: [
        {
          line: 1,
          orderId: ORDER_NUMBER,
          number: "69120456781",
          state: "ready",
          message: "Asha Rao, Bengaluru",
        },
      ],
      ready: 1,
      shipped: 0,
      refused: 0,
    },
  },
};

const ACTIONS = {
  stepBack: { to: "Shipped", refusal: null },
  cancel: null,
  endShort: false,
  returnable: [
    {
      line: ID.entry,
      name: PRODUCT.name,
      packSize: "50 boxes",
      isStock: true,
      bought: 2,
      returned: 1,
      compensated: 1,
    },
  ],
  refundable: { most: 1215, owed: 0, means: "bank" },
  made: [],
  dispatchable: [],
  correctEmail: false,
  invoice: "KLN/2627I00012",
  returns: [RETURN],
  voidNotes: [],
  refunds: [REFUND],
  reasons: [],
} as const;

export const movementsAdminExamples: Examples<
  typeof movementsAdminEndpoints,
  | "readOrderDesk"
  | "readOrderActions"
  | "recordReturn"
  | "refundOrder"
  | "creditRefund"
  | "creditAgain"
> = {
  readOrderDesk: {
    answer: {
      order: ORDER,
      actions: ACTIONS,
      ledger: paymentsAdminExamples.getLedger.answer,
      messages: messagesAdminExamples.listMessages.answer,
      activity: { items: [], next: null },
      customer: null,
      others: [],
      customerOrders: 1,
    },
  },
  readOrderActions: { answer: ACTIONS },
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
  creditAgain: { answer: { ...RETURN.creditNote, number: "KLN/2627C00002" } },
};
