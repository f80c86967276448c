import type { Metadata } from "next";
import { ArchivedView } from "@/components/shop/catalogue/product/archived-view";
import { ProductView } from "@/components/shop/catalogue/product/product-view";
import { getRelatedProducts, getRatingCounts } from "@/lib/catalogue/product-page/cached";
import { shown } from "@/lib/catalogue/price/shown-products";
import { archivedMetadata, productMetadata } from "@/lib/catalogue/product-page/product-metadata";
import { anotherSizeAddress } from "@/lib/catalogue/sizes/another-size";
import { getStyles } from "@/lib/catalogue/sizes/cached";
import { getCertificates } from "@/lib/catalogue/certificates/cached";
import { env } from "@/lib/base/env";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { NO_PRODUCT } from "@/lib/base/ids/uuid-addresses";
import { localized } from "@/lib/shop/settings/localized";
import { pageTranslate } from "@/lib/i18n/use-translate-server";
import { readProduct } from "./read-product";

/**
 * A product, cached as a static page until it changes. The parameters are awaited outside any Suspense boundary;
 * otherwise Next would not cache the page, and an unknown id would not be a real 404.
 */

interface Props {
  params: Promise<{ id: string }>;
}

/** A build has no products: it renders one that does not exist, and the server renders all others. */
export function generateStaticParams(): { id: string }[] {
  return [{ id: NO_PRODUCT }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { product, gone } = await readProduct(params);
  const { siteName } = await getShopSettings();
  if (product) return localized(productMetadata(product, siteName));
  return archivedMetadata(gone, await pageTranslate());
}

export default async function ProductPage({ params }: Props) {
  const { product, plan, language, gone } = await readProduct(params);
  if (gone) return <ArchivedView product={gone} />;
  const [ratingCounts, beside, settings, [taxed = product], certificates, styles] =
    await Promise.all([
      getRatingCounts(product._id),
      getRelatedProducts(product._id, language),
      getShopSettings(),
      shown([product]),
      getCertificates(product._id),
      getStyles(),
    ]);
  return (
    <ProductView
      product={taxed}
      hasModel={plan !== null}
      anotherSize={plan && anotherSizeAddress(plan, styles)}
      ratingCounts={ratingCounts}
      beside={beside}
      settings={settings}
      certificates={certificates}
      origin={env().APP_URL}
    />
  );
}
