import { MissingPage } from "@/components/layout/missing-page";
import { pageMetadata } from "@/lib/shop/settings/localized";

export const generateMetadata = pageMetadata((t) => ({ title: t("Page not found") }));

/**
 * Here rather than in a parent folder, because every page loads the scripts of its not-found page; rendered within
 * the layout.
 */
export default MissingPage;
