import type { Metadata } from "next";
import { staffPaths } from "@/lib/base/staff-paths";
import { OfferDesk } from "@/components/admin/offers/offer-desk";
import { getCheckoutRules } from "@/lib/client/checkout/rules";
import { requireAdmission } from "@/lib/identity/access/require-admission";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const metadata: Metadata = { title: "Offer" };

export default async function AdminOfferPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmission(staffPaths.offer(id));
  const settings = await getShopSettings();
  return <OfferDesk key={id} id={id} rules={getCheckoutRules(settings)} />;
}
