import { TermsOfService } from "@/components/shop/policy/policies";
import { pageMetadata } from "@/lib/shop/settings/localized";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const generateMetadata = pageMetadata((t) => ({
  title: t("Terms of Service"),
  description: t(
    "Who may order, prices before taxes, production and delivery, custom orders, warranty and liability.",
  ),
  alternates: { canonical: paths.termsOfService },
}));

export default async function TermsOfServicePage() {
  return <TermsOfService settings={await getShopSettings()} />;
}
