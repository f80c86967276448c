import type { Metadata } from "next";
import { PolicyPage } from "@/components/policy/policy-page";
import { returnsSections } from "@/components/policy/returns-sections";
import { paths } from "@/lib/paths";
import { getShopSettings } from "@/lib/settings/cached";

export const metadata: Metadata = {
  title: "Returns & Refund Policy",
  description:
    "How to return standard products within 30 days, report damage within 48 hours of receipt, and when refunds are paid.",
  alternates: { canonical: paths.returnsRefundPolicy },
};

export default async function ReturnsRefundPolicyPage() {
  const settings = await getShopSettings();
  return (
    <PolicyPage
      title="Returns & Refund Policy"
      summary="Check the goods when they arrive and tell us within 48 hours of receipt if something is wrong. Standard products can come back within 30 days; custom orders generally cannot."
      sections={returnsSections(settings)}
    />
  );
}
