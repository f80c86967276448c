import type { Metadata } from "next";
import { Suspense } from "react";
import { ConfirmationSkeleton } from "@/components/shop/order/by-key/confirmation-skeleton";
import { ConfirmationView } from "@/components/shop/order/by-key/confirmation-view";
import { shopContact } from "@/components/shop/order/help-card";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const metadata: Metadata = {
  title: "Order confirmation",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function OrderConfirmationPage() {
  const contact = shopContact(await getShopSettings());
  return (
    <div className="container-page pt-8 pb-16 lg:pt-12">
      <h1 className="mb-2 text-title">Order confirmation</h1>
      <Suspense fallback={<ConfirmationSkeleton />}>
        <ConfirmationView contact={contact} />
      </Suspense>
    </div>
  );
}
