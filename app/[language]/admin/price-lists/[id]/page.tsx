import type { Metadata } from "next";
import { staffPaths } from "@/lib/base/staff-paths";
import { PriceListView } from "@/components/admin/price-lists/price-list-view";
import { requireAdmission } from "@/lib/identity/access/require-admission";

export const metadata: Metadata = { title: "Price List" };

export default async function AdminPriceListPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmission(staffPaths.priceList(id));
  return <PriceListView key={id} id={id} />;
}
