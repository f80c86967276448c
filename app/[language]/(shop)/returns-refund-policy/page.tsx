import type { Metadata } from "next";
import { ReturnsPolicy } from "@/components/shop/policy/policies";
import { sayPhrase } from "@/lib/shop/content/phrases";
import { localized } from "@/lib/shop/settings/localized";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { getSay } from "@/lib/i18n/dictionaries";
import { pageLanguage } from "@/lib/i18n/use-words-server";

export async function generateMetadata(): Promise<Metadata> {
  const [{ policyTerms }, language] = await Promise.all([getShopSettings(), pageLanguage()]);
  const say = getSay(language);
  return localized({
    title: say("Returns & Refund Policy"),
    description: say(
      "How to return standard products {window}, report damage {report}, and when refunds are paid.",
      {
        window: sayPhrase(say, policyTerms.returnWindow) || say("to us"),
        report: sayPhrase(say, policyTerms.claimReport) || say("at once"),
      },
    ),
    alternates: { canonical: paths.returnsRefundPolicy },
  });
}

export default async function ReturnsRefundPolicyPage() {
  return <ReturnsPolicy settings={await getShopSettings()} />;
}
