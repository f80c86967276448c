import type { Metadata } from "next";
import { TermsOfService } from "@/components/shop/policy/policies";
import { localized } from "@/lib/shop/settings/localized";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTranslate();
  return localized({
    title: t("Terms of Service"),
    description: t(
      "Who may order, prices before taxes, production and delivery, custom orders, warranty and liability.",
    ),
    alternates: { canonical: paths.termsOfService },
  });
}

export default async function TermsOfServicePage() {
  return <TermsOfService settings={await getShopSettings()} />;
}
