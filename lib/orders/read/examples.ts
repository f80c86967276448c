import { FIGURES, LISTED_ORDER, ORDER } from "@/lib/orders/read/example-order";
import type { orderListEndpoints } from "@/lib/orders/read/endpoints";
import { type Examples, ADDRESS, EMAIL, ID, ORDER_NUMBER } from "@/lib/base/examples/example";
import type { orderEndpoints, orderEntryEndpoints } from "@/lib/orders/endpoints";

export const { promoCode: code, ...totals } = FIGURES;

export const orderListExamples: Examples<typeof orderListEndpoints, "listAllOrders"> = {
  listAllOrders: { answer: [{ ...LISTED_ORDER, customer: ID.user, itemCount: 2 }] },
};

export const orderEntryExamples: Examples<typeof orderEntryEndpoints, "enterOrder"> = {
  enterOrder: {
    body: {
      customer: { name: "Asha Rao", email: EMAIL, phone: "+91 98765 43210" },
      products: [{ product: ID.product, quantity: 2, price: 1250 }],
      shippingAddress: ADDRESS,
      totalAmount: 2700,
    },
    answer: {
      orderId: ORDER_NUMBER,
      _id: ID.order,
      totalAmount: 2700,
      dispatchBy: ORDER.dispatchBy,
      deliverBy: ORDER.deliverBy,
      proof: "owner" as const,
    },
  },
};

export const orderExamples: Examples<
  typeof orderEndpoints,
  | "placeOrder"
  | "listOrders"
  | "renewOrderKey"
  | "getOrder"
  | "cancelOrder"
  | "confirmOrder"
  | "sendOrderMessage"
> = {
  placeOrder: {
    body: {
      products: [{ product: ID.product, quantity: 2, price: 1250 }],
      shippingAddress: ADDRESS,
      totalAmount: 2430,
      email: EMAIL,
      phone: "+91 98765 43210",
      promoCode: code,
    },
    answer: {
      orderId: ORDER_NUMBER,
      _id: ID.order,
      totalAmount: 2430,
      dispatchBy: "2026-11-24",
      deliverBy: "2026-11-26",
      proof: null,
      accessKey: "rT5u0mB1yYqf3n8xW2kLd7vSa4cEoHgPiJzNwQeXtA0",
    },
  },
  listOrders: { answer: [ORDER] },
  renewOrderKey: { body: { orderId: ORDER_NUMBER, email: EMAIL } },
  getOrder: { answer: ORDER },
  cancelOrder: { answer: { ...ORDER, status: "Cancelled", cancellable: false } },
  confirmOrder: {
    body: { token: "b1N7kQ2sT9vX4yZ6" },
    answer: { ...ORDER, proof: "link" },
  },
  sendOrderMessage: { body: { message: "Can you deliver after five?" } },
};
