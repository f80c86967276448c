import { PriceRequestLink } from "@/components/shop/catalogue/product/price-request-link";
import { Breadcrumbs } from "@/components/shop/catalogue/breadcrumbs";
import { JsonLd } from "@/components/shop/catalogue/json-ld";
import { StyleList } from "@/components/shop/sizes/style-list";
import { env } from "@/lib/base/env";
import { paths } from "@/lib/base/paths";
import { breadcrumbData } from "@/lib/catalogue/product-page/structured-data";
import { getStyles } from "@/lib/catalogue/sizes/cached";
import { STYLES_CRUMB } from "@/lib/catalogue/sizes/style-metadata";
import { pageTranslate } from "@/lib/i18n/use-translate-server";
import { pageMetadata } from "@/lib/shop/settings/localized";

export const generateMetadata = pageMetadata((t) => ({
  title: t("Packaging in your own size"),
  description: t(
    "Boxes, cartons and bags in exactly your size: see the price at once, turn the model and take the dieline.",
  ),
  alternates: { canonical: paths.customStyles },
}));

/** The styles made to size. */
export default async function CustomPage() {
  const [t, styles] = await Promise.all([pageTranslate(), getStyles()]);
  const crumbs = [{ name: "Home", path: paths.home }, STYLES_CRUMB];
  return (
    <div className="container-page pt-4 pb-16 lg:pt-6 lg:pb-24">
      <div className="max-sm:hidden">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <h1 className="mt-3 text-title">{t("Packaging in your own size")}</h1>
      <p className="mt-2 mb-8 measure text-lead text-muted-foreground">
        {styles.length > 0
          ? t("Choose a style, type your size, and see at once what it costs.")
          : t(
              "We do not price sizes online just now. Tell us what you need, and we send you a price.",
            )}
      </p>
      {styles.length > 0 ? (
        <StyleList styles={styles} />
      ) : (
        <PriceRequestLink>{t("Ask for a price")}</PriceRequestLink>
      )}
      <JsonLd data={breadcrumbData(env().APP_URL, crumbs)} />
    </div>
  );
}
