import type { Metadata } from "next";
import { Suspense } from "react";
import { OfferSkeleton } from "@/components/shop/offer/offer-skeleton";
import { OfferView } from "@/components/shop/offer/offer-view";
import { PlainOffer } from "@/components/shop/plain/plain-offer";
import { toSearchParams, type PageQuery } from "@/lib/base/page-query";
import { readPageCaller } from "@/lib/api/forms/page-caller";
import { paths } from "@/lib/base/paths";
import { prisma } from "@/lib/db/client";
import { getCheckoutRules } from "@/lib/client/checkout/rules";
import { readPlainOffer } from "@/lib/offers/plain/read-plain-offer";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { RoomWords } from "@/lib/words/room-words";
import { pageSay } from "@/lib/words/use-words-server";

export async function generateMetadata(): Promise<Metadata> {
  const say = await pageSay();
  return { title: say("Offer"), robots: { index: false }, referrer: "no-referrer" };
}

/** Rendered for each request: without JavaScript it is read and answered as the server draws it. */
export const instant = false;

interface OfferPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<PageQuery>;
}

export default async function OfferPage({ params, searchParams }: OfferPageProps) {
  const id = decodeURIComponent((await params).id);
  const caller = await readPageCaller(paths.offer(id));
  const query = toSearchParams(await searchParams);
  const settings = await getShopSettings();
  const found = await readPlainOffer(prisma(), id, { ...caller, query, settings });
  return (
    <div className="container-page pt-8 pb-16 lg:pt-12">
      <div className="noscript:hidden">
        <RoomWords room="checkout">
          <RoomWords room="offer">
            <Suspense fallback={<OfferSkeleton />}>
              <OfferView rules={getCheckoutRules(settings, await pageSay())} />
            </Suspense>
          </RoomWords>
        </RoomWords>
      </div>
      <noscript>
        <PlainOffer {...{ found, settings, caller }} orderKey={query.get("key") ?? undefined} />
      </noscript>
    </div>
  );
}
