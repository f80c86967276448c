import { notFound } from "next/navigation";
import { getGoneProduct, getProduct } from "@/lib/catalogue/product-page/cached";
import { sameCaseId } from "@/lib/base/ids/uuid";
import { NO_PRODUCT } from "@/lib/base/ids/uuid-addresses";

/** The product that the address names, or the facts about one that is no longer sold. */
export async function readProduct(params: Promise<{ id: string }>) {
  const id = sameCaseId((await params).id);
  if (id === NO_PRODUCT) notFound();
  const product = await getProduct(id);
  if (product) return { product };
  const gone = await getGoneProduct(id);
  return gone ? { gone } : notFound();
}
