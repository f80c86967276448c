import type { Metadata } from "next";
import { NewOffer } from "@/components/admin/offers/new-offer";
import { staffPaths } from "@/lib/base/staff-paths";
import { nullIfMissing } from "@/lib/base/errors";
import { prisma } from "@/lib/db/client";
import { readHolder } from "@/lib/payments/account-statement/read-holder";
import { requireAdmission } from "@/lib/identity/access/require-admission";

export const metadata: Metadata = { title: "New Offer" };

interface NewOfferPageProps {
  searchParams: Promise<{ customer?: string | string[] }>;
}

export default async function NewOfferPage({ searchParams }: NewOfferPageProps) {
  const [customer] = [(await searchParams).customer].flat();
  await requireAdmission(staffPaths.newOffer);
  const found = customer ? await nullIfMissing(readHolder(prisma(), customer)) : null;
  const first = found && {
    name: found.name,
    email: found.email,
    company: found.company ?? "",
  };
  return <NewOffer first={first} />;
}
