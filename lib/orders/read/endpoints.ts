import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import {
  adminOrderListSchema,
  listedOrderSchema,
  orderFilterSchema,
} from "@/lib/orders/admin-schemas";

export const orderListEndpoints = inChapter("Order management", {
  listAllOrders: {
    call: "GET /admin/orders",
    summary: "List all orders",
    description: "Everybody's orders, newest first, with the paging headers.",
    access: "orders.read.all",
    query: adminOrderListSchema,
    response: z.array(listedOrderSchema),
    limit: "browse",
  },
  exportOrders: {
    call: "GET /admin/orders/export",
    summary: "Export orders",
    description:
      "The orders that the filters pick as CSV, streamed: one row each, amounts in rupees.",
    access: "orders.export",
    query: orderFilterSchema,
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "text/csv",
    limit: "bulk",
  },
});
