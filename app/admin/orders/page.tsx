import type { Metadata } from "next";
import { OrdersView } from "@/components/admin/orders/orders-view";
import { requireAdmin } from "@/lib/access/require-admin";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Order Management" };

export default async function AdminOrdersPage() {
  await requireAdmin(paths.adminOrders);
  return <OrdersView />;
}
