import type { movementsAdminEndpoints } from "../../../lib/fulfilment/movements-endpoints";
import type { dispatchesAdminEndpoints } from "../../../lib/fulfilment/dispatches/endpoints";
import type { orderListEndpoints } from "../../../lib/orders/read/endpoints";
import type { orderEntryEndpoints } from "../../../lib/orders/endpoints";
import type { orderAccessEndpoints } from "../../../lib/orders/access/endpoints";
import type { orderMessageEndpoints } from "../../../lib/orders/messages/endpoints";
import type { fulfilmentEndpoints } from "../../../lib/fulfilment/endpoints";
import type { parcelEndpoints } from "../../../lib/fulfilment/parcel-endpoints";
import type { documentsAdminEndpoints } from "../../../lib/documents/endpoints";
import { staffOnly, type Rows } from "./shared/all";

const NOTHING = "0199c0de-0000-7000-8000-000000000001";

export const ordersRows: Rows<
  typeof orderListEndpoints &
    typeof orderEntryEndpoints &
    typeof orderAccessEndpoints &
    typeof orderMessageEndpoints &
    typeof fulfilmentEndpoints &
    typeof parcelEndpoints &
    Pick<typeof documentsAdminEndpoints, "issueInvoice"> &
    typeof movementsAdminEndpoints &
    typeof dispatchesAdminEndpoints
> = {
  listAllOrders: { path: "/admin/orders?q=nothing+of+that+name", expected: staffOnly(200) },
  quoteEntry: {
    path: "/admin/orders/quote",
    body: { items: [] },
    expected: staffOnly(200),
  },
  enterOrder: { body: {}, expected: staffOnly(400) },
  setOrderEmail: {
    path: "/admin/orders/{order}/email",
    body: { email: "asha@example.com" },
    expected: staffOnly(200),
  },
  createOrderLink: { path: "/admin/orders/{order}/link", expected: staffOnly(409) },
  updateOrder: {
    path: "/admin/orders/{order}",
    body: { status: "Processing" },
    expected: staffOnly(200),
  },
  withdrawCorrection: { path: "/admin/orders/{order}/correction", expected: staffOnly(409) },
  callOffOrder: {
    path: "/admin/orders/{order}/cancel",
    body: { reason: "The board is sold out." },
    expected: staffOnly(200),
  },
  endOrderShort: {
    path: "/admin/orders/{order}/end-short",
    body: { reason: "The mould broke.", stock: "written_off" },
    expected: staffOnly(409),
  },
  stepBackOrder: {
    path: "/admin/orders/{order}/step-back",
    body: { to: "Pending", reason: "Another order was meant." },
    expected: staffOnly(200),
  },
  recordMade: {
    path: "/admin/orders/{order}/lines/0199c0de-0000-7000-8000-000000000001",
    body: { quantity: 5 },
    expected: staffOnly(404),
  },
  listDispatches: { path: "/admin/orders/{order}/dispatches", expected: staffOnly(200) },
  recordDispatch: {
    path: "/admin/orders/{order}/dispatches",
    body: { lines: [{ line: NOTHING, quantity: 1 }] },
    expected: staffOnly(400),
  },
  issueDispatchInvoice: {
    path: `/admin/orders/{order}/dispatches/${NOTHING}/invoice`,
    expected: staffOnly(404),
  },
  updateDispatch: {
    path: `/admin/orders/{order}/dispatches/${NOTHING}`,
    body: { vehicle: "HR26AB1234" },
    expected: staffOnly(404),
  },
  addDispatchFile: {
    path: `/admin/orders/{order}/dispatches/${NOTHING}/files`,
    multipart: { kind: "lr" },
    expected: staffOnly(400),
  },
  removeDispatchFile: {
    path: `/admin/orders/{order}/dispatches/${NOTHING}/files/${NOTHING}`,
    expected: staffOnly(404),
  },
  takeBackDispatch: {
    path: `/admin/orders/{order}/dispatches/${NOTHING}/take-back`,
    body: { reason: "Another order was packed." },
    expected: staffOnly(404),
  },
  getDispatchSlip: {
    path: `/admin/orders/{order}/dispatches/${NOTHING}/packing-slip`,
    expected: staffOnly(404),
  },
  readOrderActivity: { path: "/admin/orders/{order}/activity", expected: staffOnly(200) },
  readOrderDesk: { path: "/admin/orders/{order}/desk", expected: staffOnly(200) },
  readOrderActions: { path: "/admin/orders/{order}/actions", expected: staffOnly(200) },
  quoteReturn: {
    path: "/admin/orders/{order}/returns/quote",
    body: { lines: [{ line: NOTHING, quantity: 1, restock: false }] },
    expected: staffOnly(400),
  },
  recordReturn: {
    path: "/admin/orders/{order}/returns",
    body: { lines: [{ line: NOTHING, quantity: 1, restock: false }], reason: "Came back." },
    expected: staffOnly(409),
  },
  refundOrder: {
    path: "/admin/orders/{order}/refunds",
    body: { amount: 1, reason: "Paid too much." },
    expected: staffOnly(409),
  },
  creditRefund: {
    path: `/admin/orders/{order}/refunds/${NOTHING}/credit-note`,
    expected: staffOnly(404),
  },
  creditAgain: {
    path: `/admin/orders/{order}/credit-notes/${NOTHING}/again`,
    expected: staffOnly(404),
  },
  updateOrders: {
    body: { ids: ["KLN-000000-NOTONE"], status: "Processing" },
    expected: staffOnly(200),
  },
  getPackingSlip: { path: "/admin/orders/{order}/packing-slip", expected: staffOnly(200) },
  getPackingSlips: {
    path: "/admin/orders/packing-slips?orders=KLN-000000-NOTONE",
    expected: staffOnly(404),
  },
  getLabel: { path: "/admin/orders/{order}/label", expected: staffOnly(200) },
  getLabels: {
    path: "/admin/orders/labels?sheet=a4&orders=KLN-000000-NOTONE",
    expected: staffOnly(404),
  },
  shipOrders: {
    body: { carrier: "DTDC", lines: "KLN-000000-NOTONE, D1", dryRun: true },
    expected: staffOnly(200),
  },
  acceptOrder: { path: "/admin/orders/{order}/accept", expected: staffOnly(200) },
  issueInvoice: { path: "/admin/orders/{order}/invoice", expected: staffOnly(201) },
  exportOrders: { path: "/admin/orders/export?q=nothing+of+that+name", expected: staffOnly(200) },
  listOrderMails: { path: "/admin/orders/{order}/mails", expected: staffOnly(200) },
  // This email was never sent, because the order is new and not delivered.
  resendOrderMail: {
    path: "/admin/orders/{order}/mails",
    body: { template: "order-delivered" },
    expected: staffOnly(400),
  },
  listOrderNotes: { path: "/admin/orders/{order}/notes", expected: staffOnly(200) },
  addOrderNote: {
    path: "/admin/orders/{order}/notes",
    body: { text: "Called about the print." },
    expected: staffOnly(201),
  },
};
