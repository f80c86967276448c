import type { Metadata } from "next";
import { Suspense } from "react";
import { ShopMark } from "@/components/layout/shop-mark";
import { PayView } from "@/components/shop/pay/pay-view";
import { Skeleton } from "@/components/ui/skeleton";
import { env } from "@/lib/base/env";
import { paths } from "@/lib/base/paths";
import { CHECKOUT_META, checkoutSources } from "@/lib/payments/gateways/razorpay/checkout-sources";
import { getShopSettings } from "@/lib/shop/settings/cached";

/** Where Razorpay's script is; null where nobody pays by it. */
async function checkoutScript(): Promise<string | null> {
  const { payments } = await getShopSettings();
  const { RAZORPAY } = env();
  if (!RAZORPAY || !payments.methods.includes("razorpay")) return null;
  return checkoutSources(RAZORPAY.apiUrl).script;
}

export async function generateMetadata(): Promise<Metadata> {
  const script = await checkoutScript();
  return {
    title: "Payment",
    robots: { index: false },
    ...(script ? { other: { [CHECKOUT_META]: script } } : {}),
  };
}

/**
 * Stands alone, without the shop's header and footer: what Razorpay's script runs on shows one order and
 * nothing else, and every link away from it is to another document.
 */
export default async function PayPage() {
  const { siteName, contactEmail } = await getShopSettings();
  return (
    <div className="container-page max-w-xl pt-6 pb-16">
      <header className="mb-10">
        <a
          href={paths.home}
          className="flex min-h-11 w-fit items-center gap-2.5 rounded-md font-display"
        >
          <ShopMark className="size-8 shrink-0 stroke-background text-primary" />
          {siteName}
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        <noscript>
          <p className="mb-6 rounded-md border bg-card p-4">
            Paying online needs JavaScript. Your order stands; write to us at{" "}
            <a className="text-link" href={`mailto:${contactEmail}`}>
              {contactEmail}
            </a>{" "}
            to pay in another way.
          </p>
        </noscript>
        <Suspense fallback={<Skeleton className="h-72" />}>
          <PayView shopName={siteName} script={await checkoutScript()} />
        </Suspense>
      </main>
    </div>
  );
}
