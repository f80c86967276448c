import { MissingPage } from "@/components/layout/missing-page";
import { SiteFrame } from "@/components/layout/site-frame";
import { ARCHIVED_META } from "@/lib/catalogue/product-page/archived-meta";
import { pageMetadata } from "@/lib/shop/settings/localized";

/**
 * The 404 page in languages other than English, to which next.config.ts rewrites unknown URLs. The web process
 * sends it with status 404.
 */

export const generateMetadata = pageMetadata((t) => ({
  title: t("Page not found"),
  other: { [ARCHIVED_META]: "true" },
}));

export default function Missing() {
  return (
    <SiteFrame>
      <MissingPage />
    </SiteFrame>
  );
}
