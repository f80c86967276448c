import { Suspense } from "react";
import { useTranslate } from "#words";
import { ConfirmSubscription } from "@/components/shop/newsletter/confirm-subscription";
import { Spinner } from "@/components/ui/spinner";
import { pageMetadata } from "@/lib/shop/settings/localized";

export const generateMetadata = pageMetadata((t) => ({
  title: t("News and offers"),
  robots: { index: false },
  referrer: "no-referrer",
}));

export default function NewsletterPage() {
  const t = useTranslate();
  return (
    <div className="container-page max-w-xl py-12 sm:py-20">
      <h1 className="text-title">{t("News and offers")}</h1>
      <Suspense fallback={<Spinner className="mt-6" />}>
        <ConfirmSubscription />
      </Suspense>
    </div>
  );
}
