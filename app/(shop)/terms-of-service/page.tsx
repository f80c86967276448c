import type { Metadata } from "next";
import { PolicyPage } from "@/components/policy/policy-page";
import { termsSections } from "@/components/policy/terms-sections";
import { paths } from "@/lib/paths";
import { getShopSettings } from "@/lib/settings/cached";

export const metadata: Metadata = {
  title: "Terms of Service",
  description:
    "Who may order, prices before taxes, production and delivery, custom orders, warranty and liability.",
  alternates: { canonical: paths.termsOfService },
};

export default async function TermsOfServicePage() {
  const settings = await getShopSettings();
  return (
    <PolicyPage
      title="Terms of Service"
      summary="These are the terms under which we sell packaging to businesses in India. We keep them short. If something is unclear, please ask us."
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={termsSections(settings)}
    />
  );
}
