import type { Metadata } from "next";
import { Suspense } from "react";
import { ShopMark } from "@/components/layout/shop-mark";
import { PayView, type CheckoutScripts } from "@/components/shop/pay/pay-view";
import { Skeleton } from "@/components/ui/skeleton";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { GATEWAYS_META_NAME, listGatewaySources } from "@/lib/payments/gateways/facts";
import { isGateway } from "@/lib/shop/payment-methods/methods";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

/** Script URLs of the gateways that the shop offers. */
async function checkoutScripts(): Promise<CheckoutScripts> {
  const { payments } = await getShopSettings();
  const sources = listGatewaySources(process.env);
  const offered = payments.methods.filter(isGateway);
  return Object.fromEntries(offered.map((name) => [name, sources[name]?.script]));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTranslate();
  const gateways = Object.keys(await checkoutScripts());
  return {
    title: t("Payment"),
    robots: { index: false },
    ...(gateways.length > 0 ? { other: { [GATEWAYS_META_NAME]: gateways.join(" ") } } : {}),
  };
}

/**
 * Has no header and footer: the page with a gateway's script shows one order only, and every link away from it
 * loads another document.
 */
export default async function PayPage() {
  const t = await pageTranslate();
  const { siteName, contactEmail } = await getShopSettings();
  return (
    <div className="container-page max-w-xl pt-6 pb-16">
      <header className="mb-10">
        <a
          href={inLanguage(t.language, paths.home)}
          className="flex min-h-11 w-fit items-center gap-2.5 rounded-md font-display"
        >
          <ShopMark className="size-8 shrink-0 stroke-background text-primary" />
          {siteName}
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        <noscript>
          <p className="mb-6 rounded-md border bg-card p-4">
            {t.parts(
              "Paying online needs JavaScript. Your order stands; write to us at {email} to pay in another way.",
              {
                email: (
                  <a className="text-link" href={`mailto:${contactEmail}`}>
                    {contactEmail}
                  </a>
                ),
              },
            )}
          </p>
        </noscript>
        <Suspense fallback={<Skeleton className="h-72" />}>
          <PayView shopName={siteName} scripts={await checkoutScripts()} />
        </Suspense>
      </main>
    </div>
  );
}
