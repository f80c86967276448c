import type { Metadata } from "next";
import { PolicyPage } from "@/components/policy/policy-page";
import { privacySections } from "@/components/policy/privacy-sections";
import { paths } from "@/lib/paths";
import { getShopSettings } from "@/lib/settings/cached";

export const metadata: Metadata = {
  title: "Privacy Policy",
  description:
    "What we keep about you when you order or write to us, why, for how long, and what you can ask us to do with it.",
  alternates: { canonical: paths.privacyPolicy },
};

export default async function PrivacyPolicyPage() {
  const settings = await getShopSettings();
  return (
    <PolicyPage
      title="Privacy Policy"
      summary="We keep what is needed to make and deliver your order, and no more. Card details never leave your browser, and we never sell your data."
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={privacySections(settings)}
    />
  );
}
