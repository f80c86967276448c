import type { Metadata } from "next";
import { Suspense } from "react";
import { Unsubscribe } from "@/components/shop/newsletter/unsubscribe";
import { Spinner } from "@/components/ui/spinner";

export const metadata: Metadata = {
  title: "Unsubscribe",
  robots: { index: false },
  referrer: "no-referrer",
};

export default function UnsubscribePage() {
  return (
    <div className="container-page max-w-xl py-12 sm:py-20">
      <h1 className="text-title">Unsubscribe</h1>
      <Suspense fallback={<Spinner className="mt-6" />}>
        <Unsubscribe />
      </Suspense>
    </div>
  );
}
