import type { Metadata } from "next";
import { PolicyPage } from "@/components/policy/policy-page";
import { returnsSections, returnsSummary } from "@/components/policy/returns-sections";
import { sentences } from "@/lib/content/phrases";
import { paths } from "@/lib/paths";
import { getShopSettings } from "@/lib/settings/cached";

export async function generateMetadata(): Promise<Metadata> {
  const { returnWindow, claimReport } = (await getShopSettings()).policyTerms;
  const words = sentences(
    "How to return standard products",
    `${returnWindow || "to us"}, report damage`,
    `${claimReport || "at once"}, and when refunds are paid.`,
  );
  return {
    title: "Returns & Refund Policy",
    description: words,
    alternates: { canonical: paths.returnsRefundPolicy },
  };
}

export default async function ReturnsRefundPolicyPage() {
  const settings = await getShopSettings();
  return (
    <PolicyPage
      title="Returns & Refund Policy"
      summary={returnsSummary(settings.policyTerms)}
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={returnsSections(settings)}
    />
  );
}
