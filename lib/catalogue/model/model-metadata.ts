import type { Metadata } from "next";
import { productMetadata } from "@/lib/catalogue/product-page/product-metadata";
import { inEnglish, type Say } from "@/lib/i18n/say";
import type { Product } from "@/lib/catalogue/schemas";
import { serverPaths } from "@/lib/base/server-paths";
import type { ModelPlan } from "./model-of";

/** Metadata for people who get a link to the page. Search engines are pointed to the product's own page. */
export function modelMetadata(
  product: Product,
  plan: ModelPlan,
  siteName: string,
  say: Say = inEnglish,
): Metadata {
  const own = productMetadata(product, siteName);
  const title = say("Turn and fold: {name}", { name: product.name });
  const description = say(
    "{kind}, {measures}. Turn it, fold it from the flat sheet and see your logo on it before you order.",
    { kind: say(plan.noun), measures: plan.said },
  );
  return {
    ...own,
    title,
    description,
    openGraph: { ...own.openGraph, title, description, url: serverPaths.productModel(product._id) },
    twitter: { ...own.twitter, title, description },
  };
}
