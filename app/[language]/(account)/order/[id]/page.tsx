import type { Metadata } from "next";
import { Suspense } from "react";
import { Guard } from "@/components/shop/account/guard";
import { OrderPageSkeleton } from "@/components/domain/order/order-page-skeleton";
import { OrderView } from "@/components/shop/account/order/order-view";
import { ProofsWithoutScript } from "@/components/shop/artwork/proofs-without-script";
import { shopContact } from "@/components/shop/order/help-card";
import { readPageIdentity } from "@/lib/api/route/page-identity";
import { prisma } from "@/lib/db/client";
import { readNewestProofs } from "@/lib/artwork/proofs/read-newest-proofs";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTranslate();
  return { title: t("Order") };
}

/** Rendered for each request: without JavaScript its proofs are read as the server draws them. */
export const instant = false;

export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  const identity = await readPageIdentity();
  const found = await readNewestProofs(prisma(), id, { identity });
  const t = await pageTranslate();
  const contact = shopContact(await getShopSettings(), t);
  return (
    <div className="container-page pt-6 pb-16 lg:pt-8">
      <div className="noscript:hidden">
        <Guard needs="orders.own">
          <Suspense fallback={<OrderPageSkeleton />}>
            <OrderView contact={contact} />
          </Suspense>
        </Guard>
      </div>
      <noscript>
        <ProofsWithoutScript orderKey={undefined} {...{ found, contact }} />
      </noscript>
    </div>
  );
}
