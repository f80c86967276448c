import { Suspense } from "react";
import { OfferSkeleton } from "@/components/shop/offer/offer-skeleton";
import { OfferView } from "@/components/shop/offer/offer-view";
import { OfferWithoutScript } from "@/components/shop/offer/offer-without-script";
import { toSearchParams, type PageQuery } from "@/lib/base/page-query";
import { readPageIdentity } from "@/lib/api/route/page-identity";
import { prisma } from "@/lib/db/client";
import { getCheckoutRules } from "@/lib/client/checkout/rules";
import { findOffer } from "@/lib/offers/find-offer";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { pageMetadata } from "@/lib/shop/settings/localized";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

export const generateMetadata = pageMetadata((t) => ({
  title: t("Offer"),
  robots: { index: false },
  referrer: "no-referrer",
}));

/** Rendered for each request, because browsers without JavaScript show the server's page. */
export const instant = false;

interface OfferPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<PageQuery>;
}

export default async function OfferPage({ params, searchParams }: OfferPageProps) {
  const id = decodeURIComponent((await params).id);
  const key = toSearchParams(await searchParams).get("key") ?? undefined;
  const settings = await getShopSettings();
  const offer = await findOffer(prisma(), id, { identity: await readPageIdentity(), key });
  return (
    <div className="container-page pt-8 pb-16 lg:pt-12">
      <div className="noscript:hidden">
        <Suspense fallback={<OfferSkeleton />}>
          <OfferView rules={getCheckoutRules(settings, await pageTranslate())} />
        </Suspense>
      </div>
      <noscript>
        <OfferWithoutScript {...{ offer, settings }} orderKey={key} />
      </noscript>
    </div>
  );
}
