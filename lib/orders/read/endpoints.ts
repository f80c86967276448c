import { z } from "@/lib/base/input/zod";
import {
  adminOrderListSchema,
  listedOrderSchema,
  orderFilterSchema,
} from "@/lib/orders/admin-schemas";

export const orderListEndpoints = {
  listAllOrders: {
    method: "GET",
    path: "/admin/orders",
    chapter: "Order management",
    summary: "List all orders",
    description: "Everybody's orders, newest first, with the paging headers.",
    access: "orders.read.all",
    status: 200,
    query: adminOrderListSchema,
    response: z.array(listedOrderSchema),
    limit: "browse",
  },
  exportOrders: {
    method: "GET",
    path: "/admin/orders/export",
    chapter: "Order management",
    summary: "Export orders",
    description:
      "The orders that the filters pick as CSV, streamed: one row each, amounts in rupees.",
    access: "orders.export",
    status: 200,
    query: orderFilterSchema,
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "text/csv",
    limit: "bulk",
  },
} as const;
