import type { Metadata } from "next";
import { ReturnsPolicy } from "@/components/shop/policy/policies";
import { translatePhrase } from "@/lib/shop/content/phrases";
import { localized } from "@/lib/shop/settings/localized";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { getTranslate } from "@/lib/i18n/dictionaries";
import { pageLanguage } from "@/lib/i18n/use-translate-server";

export async function generateMetadata(): Promise<Metadata> {
  const [{ policyTerms }, language] = await Promise.all([getShopSettings(), pageLanguage()]);
  const t = getTranslate(language);
  return localized({
    title: t("Returns & Refund Policy"),
    description: t(
      "How to return standard products {window}, report damage {report}, and when refunds are paid.",
      {
        window: translatePhrase(t, policyTerms.returnWindow) || t("to us"),
        report: translatePhrase(t, policyTerms.claimReport) || t("at once"),
      },
    ),
    alternates: { canonical: paths.returnsRefundPolicy },
  });
}

export default async function ReturnsRefundPolicyPage() {
  return <ReturnsPolicy settings={await getShopSettings()} />;
}
