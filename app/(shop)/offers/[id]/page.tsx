import type { Metadata } from "next";
import { Suspense } from "react";
import { OfferSkeleton } from "@/components/shop/offer/offer-skeleton";
import { OfferView } from "@/components/shop/offer/offer-view";
import { getCheckoutRules } from "@/lib/client/checkout/rules";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const metadata: Metadata = {
  title: "Offer",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function OfferPage() {
  const settings = await getShopSettings();
  return (
    <div className="container-page pt-8 pb-16 lg:pt-12">
      <Suspense fallback={<OfferSkeleton />}>
        <OfferView rules={getCheckoutRules(settings)} />
      </Suspense>
    </div>
  );
}
