import type { callOffEndpoints } from "../../../lib/fulfilment/call-offs/endpoints";
import type { claimEndpoints } from "../../../lib/fulfilment/claims/endpoints";
import type { dispatchEndpoints } from "../../../lib/fulfilment/dispatches/endpoints";
import type { itemEndpoints } from "../../../lib/orders/items/endpoints";
import type { ownCorrectionEndpoints } from "../../../lib/fulfilment/endpoints";
import type { listEndpoints } from "../../../lib/orders/lists/endpoints";
import type { approvalEndpoints } from "../../../lib/orders/approval-requests/endpoints";
import type { orderEndpoints } from "../../../lib/orders/endpoints";
import type { paymentEndpoints } from "../../../lib/payments/endpoints";
import type { documentEndpoints } from "../../../lib/documents/endpoints";
import { POSTAL_ADDRESS } from "../../steps/postal-address";
import { staffOnly, everybody, order, signedIn, unlessEnded, type Rows } from "./shared/all";

const NOTHING = "0199c0de-0000-7000-8000-000000000001";

export const orderRows: Rows<
  typeof orderEndpoints &
    typeof paymentEndpoints &
    typeof documentEndpoints &
    typeof callOffEndpoints &
    typeof claimEndpoints &
    typeof ownCorrectionEndpoints &
    typeof dispatchEndpoints
> = {
  listCallOffs: { path: "/orders/{order}/call-offs", expected: order(200) },
  callOffGoods: {
    path: "/orders/{order}/call-offs",
    body: { callOffs: [] },
    expected: order(400),
  },
  changeCallOff: {
    path: `/orders/{order}/call-offs/${NOTHING}`,
    body: { quantity: 1 },
    expected: order(404),
  },
  withdrawCallOff: { path: `/orders/{order}/call-offs/${NOTHING}`, expected: order(404) },
  agreeCallOffs: {
    path: "/admin/orders/{order}/call-offs",
    body: { callOffs: [{ line: NOTHING, quantity: 1, on: "2026-12-12" }] },
    expected: staffOnly(400),
  },
  keepOrder: {
    path: "/admin/orders/{order}/call-offs",
    body: { kept: true },
    expected: staffOnly(200),
  },
  answerCallOff: {
    path: `/admin/call-offs/${NOTHING}`,
    body: { state: "agreed" },
    expected: staffOnly(404),
  },
  reportClaim: {
    path: "/orders/{order}/claims",
    multipart: { text: "" },
    expected: order(400),
  },
  getClaimPhoto: {
    path: `/orders/{order}/claims/${NOTHING}/photos/1`,
    expected: order(404),
  },
  getDispatchFile: {
    path: `/orders/{order}/dispatches/${NOTHING}/files/${NOTHING}`,
    expected: order(404),
  },
  decideClaim: {
    path: `/admin/claims/${NOTHING}`,
    body: { decision: "refuse", words: "It left whole." },
    expected: staffOnly(404),
  },
  placeOrder: {
    body: {},
    expected: unlessEnded(400),
  },
  listOrders: { expected: signedIn(200) },
  summariseOrders: { expected: signedIn(200) },
  renewOrderKey: {
    body: { orderId: "KLN-260101-AAAAAA", email: "nobody@example.in" },
    expected: everybody(202),
  },
  getOrder: { path: "/orders/{order}", expected: order(200) },
  correctOwnOrder: { path: "/orders/{order}", body: { poNumber: "PO-9" }, expected: order(200) },
  putPurchaseOrder: {
    path: "/orders/{order}/purchase-order",
    multipart: {},
    expected: order(400),
  },
  uploadPurchaseOrder: { path: "/purchase-orders", multipart: {}, expected: unlessEnded(400) },
  deletePurchaseOrder: { path: "/orders/{order}/purchase-order", expected: order(404) },
  getPurchaseOrder: { path: "/orders/{order}/purchase-order", expected: order(404) },
  cancelOrder: { path: "/orders/{order}/cancel", expected: order(200) },
  confirmOrder: {
    path: "/orders/{order}/confirm",
    body: {},
    expected: order(400),
  },
  getPaymentInstructions: { path: "/orders/{order}/payment", expected: order(200) },
  getInvoice: { path: "/orders/{order}/invoice", expected: order(200) },
  getDocument: { path: "/orders/{order}/documents/proforma", expected: order(200) },
  sendOrderMessage: { path: "/orders/{order}/message", body: {}, expected: order(400) },
};

const requestPath = (remaining = "") => `/approvals/${NOTHING}${remaining}`;

const request = {
  products: [{ product: NOTHING, quantity: 1, price: 1 }],
  shippingAddress: POSTAL_ADDRESS,
  totalAmount: 1,
};

const list = (remaining = "") => `/lists/${NOTHING}${remaining}`;

/** lib/orders/lists/lists.int.test.ts tests the owners of lists and company members. */
export const listRows: Rows<typeof listEndpoints> = {
  listLists: { expected: signedIn(200) },
  createList: { body: {}, expected: signedIn(400) },
  getList: { path: list(), expected: signedIn(404) },
  updateList: { path: list(), body: {}, expected: signedIn(404) },
  addToList: {
    path: list("/items"),
    body: { items: [{ product: NOTHING, quantity: 1 }] },
    expected: signedIn(404),
  },
  deleteList: { path: list(), expected: signedIn(404) },
  skipTurn: { path: list("/skip"), expected: signedIn(404) },
  fillCart: { path: list("/cart"), expected: signedIn(404) },
};

const item = `/items/${NOTHING}`;

/** lib/orders/items/items.int.test.ts tests the owners of items and company members. */
export const itemRows: Rows<typeof itemEndpoints> = {
  listItems: { expected: signedIn(200) },
  updateItem: { path: item, body: { code: "BOX-07" }, expected: signedIn(404) },
  listCustomerItems: { path: `/admin/items?company=${NOTHING}`, expected: staffOnly(200) },
  setItemPrices: {
    path: `/admin${item}/prices`,
    body: { tiers: [], validUntil: null },
    expected: staffOnly(404),
  },
};

/** No caller here belongs to a company; lib/orders/approval-requests/access.int.test.ts tests the members. */
export const approvalRows: Rows<typeof approvalEndpoints> = {
  readCompanyRules: { expected: signedIn(403) },
  writeCompanyRules: { body: { rules: [] }, expected: signedIn(403) },
  listApprovals: { expected: signedIn(403) },
  askApproval: { body: request, expected: signedIn(403) },
  getApproval: { path: requestPath(), expected: signedIn(403) },
  getRequestedPurchaseOrder: { path: requestPath("/purchase-order"), expected: signedIn(403) },
  approveRequest: { path: requestPath("/approve"), expected: signedIn(403) },
  rejectRequest: { path: requestPath("/reject"), body: { words: "No." }, expected: signedIn(403) },
  withdrawRequest: { path: requestPath("/withdraw"), expected: signedIn(403) },
};
