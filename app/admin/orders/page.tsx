import type { Metadata } from "next";
import { OrdersView } from "@/components/admin/orders/orders-view";
import { requireAdmission } from "@/lib/access/require-admission";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Order Management" };

export default async function AdminOrdersPage() {
  await requireAdmission(paths.adminOrders);
  return <OrdersView />;
}
