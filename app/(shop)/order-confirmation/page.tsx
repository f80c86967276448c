import type { Metadata } from "next";
import { Suspense } from "react";
import { ConfirmationSkeleton } from "@/components/order/confirmation-skeleton";
import { ConfirmationView } from "@/components/order/confirmation-view";
import { shopContact } from "@/components/order/help-card";
import { getShopSettings } from "@/lib/settings/cached";

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
