import type { Metadata } from "next";
import { Suspense } from "react";
import { ConfirmSubscription } from "@/components/shop/newsletter/confirm-subscription";
import { Spinner } from "@/components/ui/spinner";

export const metadata: Metadata = {
  title: "News and offers",
  robots: { index: false },
  referrer: "no-referrer",
};

export default function NewsletterPage() {
  return (
    <div className="container-page max-w-xl py-12 sm:py-20">
      <h1 className="text-title">News and offers</h1>
      <Suspense fallback={<Spinner className="mt-6" />}>
        <ConfirmSubscription />
      </Suspense>
    </div>
  );
}
