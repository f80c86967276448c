import { z } from "@/lib/zod";
import {
  orderListQuerySchema,
  orderMessageSchema,
  orderSchema,
  orderSummarySchema,
  placedOrderSchema,
  placeOrderSchema,
} from "@/lib/orders/schemas";
import type { Endpoint } from "./endpoint";

const idParams = z.object({ id: z.string().min(1).max(64) });
const keyQuery = z.object({ key: z.string().max(128).optional() });

/** The calls about orders. */
export const orderEndpoints = {
  placeOrder: {
    method: "POST",
    path: "/orders",
    summary: "Place an order; repeatable with the header Idempotency-Key",
    access: "guest",
    status: 201,
    body: placeOrderSchema,
    response: placedOrderSchema,
    perMinute: 30,
  },
  listOrders: {
    method: "GET",
    path: "/orders",
    summary: "The signed-in person's orders, newest first, with the paging headers",
    access: "user",
    status: 200,
    query: orderListQuerySchema,
    response: z.array(orderSchema),
    perMinute: 120,
  },
  summariseOrders: {
    method: "GET",
    path: "/orders/summary",
    summary: "Counts and total spent over all orders of the signed-in person",
    access: "user",
    status: 200,
    response: orderSummarySchema,
    perMinute: 120,
  },
  getOrder: {
    method: "GET",
    path: "/orders/{id}",
    summary: "One order, by its _id or its orderId",
    access: "order",
    status: 200,
    params: idParams,
    query: keyQuery,
    response: orderSchema,
    perMinute: 120,
  },
  cancelOrder: {
    method: "POST",
    path: "/orders/{id}/cancel",
    summary: "Cancel an order while it is Pending; its stock returns",
    access: "order",
    status: 200,
    params: idParams,
    query: keyQuery,
    response: orderSchema,
    perMinute: 30,
  },
  getInvoice: {
    method: "GET",
    path: "/orders/{id}/invoice",
    summary: "The invoice as PDF",
    access: "order",
    status: 200,
    params: idParams,
    query: keyQuery,
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "application/pdf",
    perMinute: 30,
  },
  sendOrderMessage: {
    method: "POST",
    path: "/orders/{id}/message",
    summary: "A question about an order, mailed to the shop",
    access: "order",
    status: 202,
    params: idParams,
    query: keyQuery,
    body: orderMessageSchema,
    response: z.undefined(),
    perMinute: 5,
  },
} as const satisfies Record<string, Endpoint>;
