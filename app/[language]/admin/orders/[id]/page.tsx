import type { Metadata } from "next";
import { staffPaths } from "@/lib/base/staff-paths";
import { AdminOrderView } from "@/components/admin/orders/order/admin-order-view";
import { firstLoad } from "@/lib/api/first-load/first-load";
import { readOrderDesk } from "@/lib/fulfilment/desk/read-desk";
import { movementsAdminEndpoints } from "@/lib/fulfilment/movements-endpoints";
import { requireAdmission } from "@/lib/identity/access/require-admission";

export const metadata: Metadata = { title: "Order" };

export default async function AdminOrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmission(staffPaths.order(id));
  const first = firstLoad((request) =>
    request(movementsAdminEndpoints.readOrderDesk, ({ db, identity }) =>
      readOrderDesk(db, id, identity),
    ),
  );
  return <AdminOrderView key={id} id={id} first={first} />;
}
