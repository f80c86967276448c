import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { NewOffer } from "@/components/admin/offers/new-offer";

import { staffPaths } from "@/lib/base/staff-paths";
import { readAsked } from "@/lib/orders/read/read-asked";
import { prisma } from "@/lib/db/client";
import { requireAdmission } from "@/lib/identity/access/require-admission";

export const metadata: Metadata = { title: "New Offer" };

interface NewOfferPageProps {
  searchParams: Promise<{ quote?: string | string[] }>;
}

export default async function NewOfferPage({ searchParams }: NewOfferPageProps) {
  const [quote] = [(await searchParams).quote].flat();
  await requireAdmission(staffPaths.newOffer(quote));
  const asked = quote && (await readAsked(prisma(), quote));
  if (asked && asked.offer) redirect(staffPaths.offer(asked.offer));
  return <NewOffer {...(asked ? { asked } : {})} />;
}
