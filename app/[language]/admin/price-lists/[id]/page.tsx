import type { Metadata } from "next";
import { staffPaths } from "@/lib/base/staff-paths";
import { PriceListView } from "@/components/admin/price-lists/price-list-view";

import { requireAdmission } from "@/lib/identity/access/require-admission";

export const metadata: Metadata = { title: "Price List" };

interface AdminPriceListPageProps {
  params: Promise<{ id: string }>;
}

export default async function AdminPriceListPage({ params }: AdminPriceListPageProps) {
  const { id } = await params;
  await requireAdmission(staffPaths.priceList(id));
  return <PriceListView key={id} id={id} />;
}
