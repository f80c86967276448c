import type { Metadata } from "next";
import { productMetadata } from "@/lib/catalogue/product-page/product-metadata";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import type { Product } from "@/lib/catalogue/schemas";
import { serverPaths } from "@/lib/base/server-paths";
import type { ModelPlan } from "./model-plan";

/** Metadata for people who get a link to the page. Search engines are pointed to the product's own page. */
export function modelMetadata(
  product: Product,
  plan: ModelPlan,
  siteName: string,
  t: Translate = inEnglish,
): Metadata {
  const own = productMetadata(product, siteName);
  const title = t("Turn and fold: {name}", { name: product.name });
  const description = t(
    "{kind}, {measures}. Turn it, fold it from the flat sheet and see your logo on it before you order.",
    { kind: t(plan.noun), measures: plan.said },
  );
  return {
    ...own,
    title,
    description,
    openGraph: { ...own.openGraph, title, description, url: serverPaths.productModel(product._id) },
    twitter: { ...own.twitter, title, description },
  };
}
