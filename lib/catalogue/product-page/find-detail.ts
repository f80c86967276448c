import "server-only";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { categorySlug } from "@/lib/base/ids/category-slug";
import { listCertificates } from "@/lib/catalogue/certificates/queries";
import type { Db } from "@/lib/db/client";
import { readRelatedProducts, type RelatedProducts } from "./related-products";
import type { ProductDetail } from "./detail-schema";
import { findProduct } from "../queries";
import type { Product } from "../schemas";

interface FoundDetail {
  detail: ProductDetail;
  /** Cache tags. The answer is valid until one of them expires. */
  tags: string[];
}

/** Returns a product with its certificates, sizes and related products; null in the same cases as findProduct. */
export async function findDetail(db: Db, id: string): Promise<FoundDetail | null> {
  const product = await findProduct(db, id);
  if (!product) return null;
  const [beside, certificates] = await Promise.all([
    readRelatedProducts(db, product._id),
    listCertificates(db, product._id),
  ]);
  return {
    detail: {
      ...product,
      certificates,
      family: beside.family,
      companions: beside.companions.map(({ _id, name, thumbnailImage, price }) => ({
        _id,
        name,
        thumbnailImage,
        price,
      })),
    },
    tags: listTags(product, beside),
  };
}

const listTags = ({ _id, category }: Product, { ids, familyId }: RelatedProducts): string[] => [
  ...new Set([_id, ...ids].map(cacheTags.product)),
  cacheTags.category(categorySlug(category)),
  ...(familyId === null ? [] : [cacheTags.family(familyId)]),
];
