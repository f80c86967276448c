import "server-only";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/base/http/languages";
import { translateRow } from "@/lib/base/input/translations";
import type { Db } from "@/lib/db/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { listProducts } from "../queries";
import type { ListedProduct } from "../schemas";

/** A product that was in the shop and is archived. */
export interface ArchivedProduct {
  name: string;
  category: string;
  /** The best rated products of its category that can be bought now. */
  instead: ListedProduct[];
}

const INSTEAD = 4;

/** Returns null when the product is in the shop, never was in it, or when the id is unknown or malformed. */
export async function findArchivedProduct(
  db: Db,
  id: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<ArchivedProduct | null> {
  if (!isUuid(id)) return null;
  const row = await db.product.findFirst({
    where: { id, draft: false, deletedAt: { not: null } },
    select: { name: true, category: true, translations: true },
  });
  if (!row) return null;
  const { items } = await listProducts(db, {
    category: row.category,
    sort: "rating",
    limit: INSTEAD,
    language,
  });
  const { name } = translateRow(row, language);
  return { name, category: row.category, instead: items };
}
