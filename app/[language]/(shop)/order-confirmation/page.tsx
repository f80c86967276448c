import { Suspense } from "react";
import { ProofsWithoutScript } from "@/components/shop/artwork/proofs-without-script";
import { ConfirmationSkeleton } from "@/components/shop/order/by-key/confirmation-skeleton";
import { ConfirmationView } from "@/components/shop/order/by-key/confirmation-view";
import { shopContact } from "@/components/shop/order/shop-contact";
import { toSearchParams, type PageQuery } from "@/lib/base/page-query";
import { readPageIdentity } from "@/lib/api/route/page-identity";
import { prisma } from "@/lib/db/client";
import { readNewestProofs } from "@/lib/artwork/proofs/read-newest-proofs";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { pageMetadata } from "@/lib/shop/settings/localized";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

export const generateMetadata = pageMetadata((t) => ({
  title: t("Order confirmation"),
  robots: { index: false },
  referrer: "no-referrer",
}));

/** Rendered for each request, because browsers without JavaScript show the server's proofs. */
export const instant = false;

export default async function OrderConfirmationPage({
  searchParams,
}: {
  searchParams: Promise<PageQuery>;
}) {
  const query = toSearchParams(await searchParams);
  const [order, key] = [query.get("order"), query.get("key")];
  const identity = await readPageIdentity();
  const found = order && key ? await readNewestProofs(prisma(), order, { identity, key }) : null;
  const t = await pageTranslate();
  const contact = shopContact(await getShopSettings(), t);
  return (
    <div className="container-page pt-8 pb-16 lg:pt-12">
      <h1 className="mb-2 text-title">{t("Order confirmation")}</h1>
      <div className="noscript:hidden">
        <Suspense fallback={<ConfirmationSkeleton />}>
          <ConfirmationView contact={contact} />
        </Suspense>
      </div>
      {order && key && (
        <noscript>
          <ProofsWithoutScript orderKey={key} {...{ found, contact }} />
        </noscript>
      )}
    </div>
  );
}
