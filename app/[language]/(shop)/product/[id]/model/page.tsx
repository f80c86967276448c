import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArchivedView } from "@/components/shop/catalogue/product/archived-view";
import { ModelView } from "@/components/shop/product-model/model-view";
import { archivedMetadata } from "@/lib/catalogue/product-page/product-metadata";
import { modelMetadata } from "@/lib/catalogue/model/model-metadata";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { NO_PRODUCT } from "@/lib/base/ids/uuid-addresses";
import { localized } from "@/lib/shop/settings/localized";
import { pageTranslate } from "@/lib/i18n/use-translate-server";
import { readProduct } from "../read-product";

/** A product that can be turned, folded and tried with a logo. Cached like the product's own page, until it changes. */

interface Props {
  params: Promise<{ id: string }>;
}

/** The same parameters as the product's own page. */
export function generateStaticParams(): { id: string }[] {
  return [{ id: NO_PRODUCT }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { product, plan, gone } = await readProduct(params);
  const t = await pageTranslate();
  if (gone) return archivedMetadata(gone, t);
  const { siteName } = await getShopSettings();
  if (!plan) notFound();
  return localized(modelMetadata(product, plan, siteName, t));
}

export default async function ProductModelPage({ params }: Props) {
  const { product, plan, gone } = await readProduct(params);
  if (gone) return <ArchivedView product={gone} />;
  if (!plan) notFound();
  return <ModelView product={product} plan={plan} />;
}
