import type { ordersAdminEndpoints } from "../../../lib/api/admin/orders-endpoints";
import { adminOnly, type Rows } from "./all";

export const ordersRows: Rows<typeof ordersAdminEndpoints> = {
  listAllOrders: { path: "/admin/orders?q=nothing+of+that+name", expected: adminOnly(200) },
  updateOrder: {
    path: "/admin/orders/{order}",
    body: { status: "Processing" },
    expected: adminOnly(200),
  },
  callOffOrder: {
    path: "/admin/orders/{order}/cancel",
    body: { reason: "The board is sold out." },
    expected: adminOnly(200),
  },
  stepBackOrder: {
    path: "/admin/orders/{order}/step-back",
    body: { to: "Pending", reason: "Another order was meant." },
    expected: adminOnly(200),
  },
  updateOrders: {
    body: { ids: ["KLN-000000-NOTONE"], status: "Processing" },
    expected: adminOnly(200),
  },
  acceptOrder: { path: "/admin/orders/{order}/accept", expected: adminOnly(200) },
  exportOrders: { path: "/admin/orders/export?q=nothing+of+that+name", expected: adminOnly(200) },
  listOrderNotes: { path: "/admin/orders/{order}/notes", expected: adminOnly(200) },
  addOrderNote: {
    path: "/admin/orders/{order}/notes",
    body: { text: "Called about the print." },
    expected: adminOnly(201),
  },
};
