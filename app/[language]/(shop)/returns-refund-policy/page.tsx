import type { Metadata } from "next";
import { ReturnsPolicy } from "@/components/shop/policy/policies";
import { sentences } from "@/lib/shop/content/phrases";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";

export async function generateMetadata(): Promise<Metadata> {
  const { returnWindow, claimReport } = (await getShopSettings()).policyTerms;
  const words = sentences(
    "How to return standard products",
    `${returnWindow || "to us"}, report damage`,
    `${claimReport || "at once"}, and when refunds are paid.`,
  );
  return {
    title: "Returns & Refund Policy",
    description: words,
    alternates: { canonical: paths.returnsRefundPolicy },
  };
}

export default async function ReturnsRefundPolicyPage() {
  return <ReturnsPolicy settings={await getShopSettings()} />;
}
