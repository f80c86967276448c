import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { OrderEntry } from "@/components/admin/entry/order-entry";
import { requireAdmission } from "@/lib/identity/access/require-admission";
import { getCheckoutRules } from "@/lib/client/checkout/rules";
import { isUuid } from "@/lib/base/ids/uuid";
import { findUser } from "@/lib/identity/users/queries";
import { readRequest } from "@/lib/offers/requests/read-request";
import { prisma } from "@/lib/db/client";
import { staffPaths } from "@/lib/base/staff-paths";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const metadata: Metadata = { title: "New Order" };

interface NewOrderPageProps {
  searchParams: Promise<{ quote?: string | string[]; customer?: string | string[] }>;
}

export default async function NewOrderPage({ searchParams }: NewOrderPageProps) {
  const asking = await searchParams;
  const [[quote], [customer]] = [[asking.quote].flat(), [asking.customer].flat()];
  await requireAdmission(staffPaths.newOrder(quote));
  const requested = quote && (await readRequest(prisma(), quote));
  if (requested && requested.order) redirect(staffPaths.order(requested.order._id));
  const settings = await getShopSettings();
  const first = customer && isUuid(customer) ? await findUser(prisma(), customer) : null;
  return (
    <OrderEntry
      {...(requested ? { requested } : {})}
      {...(first ? { customer: first } : {})}
      rules={getCheckoutRules(settings)}
    />
  );
}
