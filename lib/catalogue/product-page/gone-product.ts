import "server-only";
import type { Db } from "@/lib/db/client";
import { isUuid } from "@/lib/base/uuid";
import { listProducts } from "../queries";
import type { ListedProduct } from "../schemas";

/** Of a product that was in the shop and is archived. */
export interface GoneProduct {
  name: string;
  category: string;
  /** The best rated of its category that can be had. */
  instead: ListedProduct[];
}

const INSTEAD = 4;

/** Null for what is in the shop, for what never was, and for an unknown or malformed id. */
export async function findGoneProduct(db: Db, id: string): Promise<GoneProduct | null> {
  if (!isUuid(id)) return null;
  const row = await db.product.findFirst({
    where: { id, draft: false, deletedAt: { not: null } },
    select: { name: true, category: true },
  });
  if (!row) return null;
  const { items } = await listProducts(db, {
    category: row.category,
    sort: "rating",
    limit: INSTEAD,
  });
  return { ...row, instead: items };
}
