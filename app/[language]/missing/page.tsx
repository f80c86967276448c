import { MissingPage } from "@/components/layout/missing-page";
import { SiteFrame } from "@/components/layout/site-frame";
import { GONE_META } from "@/lib/catalogue/product-page/gone-meta";
import { pageMetadata } from "@/lib/shop/settings/localized";

/**
 * What next.config.ts rewrites wrong addresses to, in another language than English. The web process sends it with status
 * 404.
 */

export const generateMetadata = pageMetadata((t) => ({
  title: t("Page not found"),
  other: { [GONE_META]: "true" },
}));

export default function Missing() {
  return (
    <SiteFrame>
      <MissingPage />
    </SiteFrame>
  );
}
