import type { Metadata } from "next";
import { PrivacyPolicy } from "@/components/shop/policy/policies";
import { localized } from "@/lib/shop/settings/localized";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTranslate();
  return localized({
    title: t("Privacy Policy"),
    description: t(
      "What we keep about you when you order or write to us, why, for how long, and what you can ask us to do with it.",
    ),
    alternates: { canonical: paths.privacyPolicy },
  });
}

export default async function PrivacyPolicyPage() {
  return <PrivacyPolicy settings={await getShopSettings()} />;
}
