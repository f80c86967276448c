import type { Metadata } from "next";
import { TermsOfService } from "@/components/shop/policy/policies";
import { localized } from "@/lib/shop/settings/localized";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { pageSay } from "@/lib/i18n/use-words-server";

export async function generateMetadata(): Promise<Metadata> {
  const say = await pageSay();
  return localized({
    title: say("Terms of Service"),
    description: say(
      "Who may order, prices before taxes, production and delivery, custom orders, warranty and liability.",
    ),
    alternates: { canonical: paths.termsOfService },
  });
}

export default async function TermsOfServicePage() {
  return <TermsOfService settings={await getShopSettings()} />;
}
