import { PrivacyPolicy } from "@/components/shop/policy/policies";
import { pageMetadata } from "@/lib/shop/settings/localized";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const generateMetadata = pageMetadata((t) => ({
  title: t("Privacy Policy"),
  description: t(
    "What we keep about you when you order or write to us, why, for how long, and what you can ask us to do with it.",
  ),
  alternates: { canonical: paths.privacyPolicy },
}));

export default async function PrivacyPolicyPage() {
  return <PrivacyPolicy settings={await getShopSettings()} />;
}
