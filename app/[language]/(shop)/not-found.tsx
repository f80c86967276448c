import { MissingPage } from "@/components/layout/missing-page";
import { pageMetadata } from "@/lib/shop/settings/localized";

export const generateMetadata = pageMetadata((t) => ({ title: t("Page not found") }));

/** Within the layout's frame; here rather than above, because every page loads the scripts of its not-found page. */
export default MissingPage;
