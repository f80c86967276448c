import { notFound } from "next/navigation";
import { getGoneProduct, getProduct } from "@/lib/catalogue/product-page/cached";
import { hasProductPage } from "@/lib/catalogue/product-page/has-product-page";
import { publicRead } from "@/lib/db/public-read";
import { sameCaseId } from "@/lib/base/uuid";
import { tellProductPages } from "@/lib/runtime/around-next/missing-products";
import { NO_PRODUCT } from "@/lib/base/uuid-addresses";

tellProductPages((id) => publicRead((db) => hasProductPage(db, id)));

/** The product that an address names, or what there is to say of one that is no longer sold. */
export async function readProduct(params: Promise<{ id: string }>) {
  const id = sameCaseId((await params).id);
  if (id === NO_PRODUCT) notFound();
  const product = await getProduct(id);
  if (product) return { product };
  const gone = await getGoneProduct(id);
  return gone ? { gone } : notFound();
}
