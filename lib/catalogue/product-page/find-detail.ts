import "server-only";
import { cacheTags } from "@/lib/http-cache/cache-tags";
import { categorySlug } from "@/lib/base/category-slug";
import { listCertificates } from "@/lib/catalogue/certificates/queries";
import type { Db } from "@/lib/db/client";
import { readBeside, type Beside } from "./beside";
import type { ProductDetail } from "./detail-schema";
import { findProduct } from "../queries";
import type { Product } from "../schemas";

interface FoundDetail {
  detail: ProductDetail;
  /** The answer is good until one of them is expired. */
  tags: string[];
}

/** One product with its evidence, its sizes and what goes with it; null as of findProduct. */
export async function findDetail(db: Db, id: string): Promise<FoundDetail | null> {
  const product = await findProduct(db, id);
  if (!product) return null;
  const [beside, certificates] = await Promise.all([
    readBeside(db, product._id),
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
    tags: tagsOf(product, beside),
  };
}

const tagsOf = ({ _id, category }: Product, { ids, familyId }: Beside): string[] => [
  ...new Set([_id, ...ids].map(cacheTags.product)),
  cacheTags.category(categorySlug(category)),
  ...(familyId === null ? [] : [cacheTags.family(familyId)]),
];
