import type { claimEndpoints } from "../../../lib/api/claim-endpoints";
import type { orderEndpoints } from "../../../lib/api/order-endpoints";
import { adminOnly, everybody, order, signedIn, unlessEnded, type Rows } from "./shared/all";

const NOTHING = "0199c0de-0000-7000-8000-000000000001";

export const orderRows: Rows<typeof orderEndpoints & typeof claimEndpoints> = {
  reportClaim: {
    path: "/orders/{order}/claims",
    multipart: { text: "" },
    expected: unlessEnded(400),
  },
  getClaimPhoto: {
    path: `/orders/{order}/claims/${NOTHING}/photos/1`,
    expected: order(404),
  },
  decideClaim: {
    path: `/admin/claims/${NOTHING}`,
    body: { decision: "refuse", words: "It left whole." },
    expected: adminOnly(404),
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
  cancelOrder: { path: "/orders/{order}/cancel", expected: order(200) },
  confirmOrder: {
    path: "/orders/{order}/confirm",
    body: {},
    expected: unlessEnded(400),
  },
  getPaymentInstructions: { path: "/orders/{order}/payment", expected: order(200) },
  getInvoice: { path: "/orders/{order}/invoice", expected: order(200) },
  getDocument: { path: "/orders/{order}/documents/proforma", expected: order(200) },
  sendOrderMessage: { path: "/orders/{order}/message", body: {}, expected: unlessEnded(400) },
};
