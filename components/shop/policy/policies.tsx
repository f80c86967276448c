import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { PolicyPage } from "./policy-page";
import { privacySections } from "./privacy-sections";
import { returnsSections, returnsSummary } from "./returns-sections";
import { termsSections } from "./terms-sections";

interface PolicyProps {
  settings: ShopSettings;
}

export function PrivacyPolicy({ settings }: PolicyProps) {
  return (
    <PolicyPage
      title="Privacy Policy"
      summary="We keep what is needed to make and deliver your order, and no more. Card details never leave your browser, and we never sell your data."
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={privacySections(settings)}
    />
  );
}

export function TermsOfService({ settings }: PolicyProps) {
  return (
    <PolicyPage
      title="Terms of Service"
      summary="These are the terms under which we sell packaging to businesses in India. We keep them short. If something is unclear, please ask us."
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={termsSections(settings)}
    />
  );
}

export function ReturnsPolicy({ settings }: PolicyProps) {
  return (
    <PolicyPage
      title="Returns & Refund Policy"
      summary={returnsSummary(settings.policyTerms)}
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={returnsSections(settings)}
    />
  );
}
