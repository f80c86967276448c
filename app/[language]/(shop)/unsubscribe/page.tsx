import { Suspense } from "react";
import { useTranslate } from "#words";
import { Unsubscribe } from "@/components/shop/newsletter/unsubscribe";
import { Spinner } from "@/components/ui/spinner";
import { pageMetadata } from "@/lib/shop/settings/localized";

export const generateMetadata = pageMetadata((t) => ({
  title: t("Unsubscribe"),
  robots: { index: false },
  referrer: "no-referrer",
}));

export default function UnsubscribePage() {
  const t = useTranslate();
  return (
    <div className="container-page max-w-xl py-12 sm:py-20">
      <h1 className="text-title">{t("Unsubscribe")}</h1>
      <Suspense fallback={<Spinner className="mt-6" />}>
        <Unsubscribe />
      </Suspense>
    </div>
  );
}
