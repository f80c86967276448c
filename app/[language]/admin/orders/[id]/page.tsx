import type { Metadata } from "next";
import { staffPaths } from "@/lib/base/staff-paths";
import { AdminOrderView } from "@/components/admin/orders/order/admin-order-view";
import { requireAdmission } from "@/lib/identity/access/require-admission";

export const metadata: Metadata = { title: "Order" };

export default async function AdminOrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmission(staffPaths.order(id));
  return <AdminOrderView key={id} id={id} />;
}
