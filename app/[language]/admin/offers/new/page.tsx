import type { Metadata } from "next";
import { NewOffer } from "@/components/admin/offers/new-offer";
import { staffPaths } from "@/lib/base/staff-paths";
import { requireAdmission } from "@/lib/identity/access/require-admission";

export const metadata: Metadata = { title: "New Offer" };

export default async function NewOfferPage() {
  await requireAdmission(staffPaths.newOffer);
  return <NewOffer />;
}
