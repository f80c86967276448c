import type { Metadata } from "next";
import { Suspense } from "react";
import { OfferSkeleton } from "@/components/shop/offer/offer-skeleton";
import { OfferView } from "@/components/shop/offer/offer-view";
import { getTaxName } from "@/lib/client/checkout/tax-name";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const metadata: Metadata = {
  title: "Offer",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function OfferPage() {
  const settings = await getShopSettings();
  const { methods, codLimitPaise, paymentDays } = settings.payments;
  return (
    <div className="container-page pt-8 pb-16 lg:pt-12">
      <Suspense fallback={<OfferSkeleton />}>
        <OfferView
          rules={{
            taxName: getTaxName(settings),
            isGst: settings.gst !== null,
            serviceableStates: settings.serviceableStates,
            payments: { methods, codLimitPaise, paymentDays },
          }}
        />
      </Suspense>
    </div>
  );
}
