import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { OrderEntry } from "@/components/admin/entry/order-entry";
import { requireAdmission } from "@/lib/identity/access/require-admission";
import { getCheckoutRules } from "@/lib/client/checkout/rules";
import { readAsked } from "@/lib/offers/requests/read-asked";
import { prisma } from "@/lib/db/client";
import { staffPaths } from "@/lib/base/staff-paths";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const metadata: Metadata = { title: "New Order" };

interface NewOrderPageProps {
  searchParams: Promise<{ quote?: string | string[] }>;
}

export default async function NewOrderPage({ searchParams }: NewOrderPageProps) {
  const [quote] = [(await searchParams).quote].flat();
  await requireAdmission(staffPaths.newOrder(quote));
  const asked = quote && (await readAsked(prisma(), quote));
  if (asked && asked.order) redirect(staffPaths.order(asked.order._id));
  const settings = await getShopSettings();
  return <OrderEntry {...(asked ? { asked } : {})} rules={getCheckoutRules(settings)} />;
}
