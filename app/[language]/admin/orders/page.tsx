import type { Metadata } from "next";
import { staffPaths } from "@/lib/base/staff-paths";
import { OrdersView } from "@/components/admin/orders/orders-view";
import { InventedEmail } from "@/components/admin/setup/invented-email";
import { requireAdmission } from "@/lib/identity/access/require-admission";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { isInvented } from "@/lib/dashboard/setup/steps";

export const metadata: Metadata = { title: "Order Management" };

export default async function AdminOrdersPage() {
  await requireAdmission(staffPaths.orders);
  const { contactEmail, orderPrefix } = await getShopSettings();
  return (
    <>
      {isInvented(contactEmail) && <InventedEmail address={contactEmail} />}
      <OrdersView orderPrefix={orderPrefix} />
    </>
  );
}
