import { notFound } from "next/navigation";
import { getArchivedProduct, getProduct } from "@/lib/catalogue/product-page/cached";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import { sameCaseId } from "@/lib/base/ids/uuid";
import { NO_PRODUCT } from "@/lib/base/ids/uuid-addresses";
import { planModel } from "@/lib/catalogue/model/model-plan";
import { pageLanguage } from "@/lib/i18n/use-translate-server";

/**
 * Reads the product in the URL, or the facts about one that is no longer sold. Its model is planned from its
 * English texts.
 */
export async function readProduct(params: Promise<{ id: string }>) {
  const id = sameCaseId((await params).id);
  if (id === NO_PRODUCT) notFound();
  const language = await pageLanguage();
  const original = await getProduct(id, DEFAULT_LANGUAGE);
  if (original) {
    const product = language === DEFAULT_LANGUAGE ? original : await getProduct(id, language);
    return { product: product ?? original, plan: planModel(original), language };
  }
  const gone = await getArchivedProduct(id, language);
  return gone ? { gone } : notFound();
}
