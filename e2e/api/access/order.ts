import type { orderEndpoints } from "../../../lib/api/order-endpoints";
import { everybody, order, signedIn, unlessEnded, type Rows } from "./all";

export const orderRows: Rows<typeof orderEndpoints> = {
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
