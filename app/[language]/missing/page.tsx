import type { Metadata } from "next";
import { MissingPage } from "@/components/layout/missing-page";
import { SiteFrame } from "@/components/layout/site-frame";
import { GONE_META } from "@/lib/catalogue/product-page/gone-meta";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

/**
 * What next.config.ts rewrites wrong addresses to, in another language than English. The web process sends it with status
 * 404.
 */

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTranslate();
  return { title: t("Page not found"), other: { [GONE_META]: "true" } };
}

export default function Missing() {
  return (
    <SiteFrame>
      <MissingPage />
    </SiteFrame>
  );
}
