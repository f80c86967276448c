import type { Metadata } from "next";
import { TermsOfService } from "@/components/shop/policy/policies";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const metadata: Metadata = {
  title: "Terms of Service",
  description:
    "Who may order, prices before taxes, production and delivery, custom orders, warranty and liability.",
  alternates: { canonical: paths.termsOfService },
};

export default async function TermsOfServicePage() {
  return <TermsOfService settings={await getShopSettings()} />;
}
