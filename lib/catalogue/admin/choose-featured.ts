import "server-only";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import type { Db, Transaction } from "@/lib/db/client";
import { invalidField } from "@/lib/base/errors";
import type { FeaturedProduct } from "./schemas";
import { IN_SHOP } from "../presence";

export interface ChooseFeaturedOptions extends AuditedWrite {
  /** Product ids in display order. When empty, the landing page shows the first products by name again. */
  products: readonly string[];
}

/** Returns the products the owner chose for the landing page, in order, leaving out those no longer in the shop. */
export async function readFeatured(db: Db): Promise<FeaturedProduct[]> {
  const rows = await db.product.findMany({
    where: { ...IN_SHOP, featuredPosition: { not: null } },
    orderBy: { featuredPosition: "asc" },
    select: { id: true, name: true, thumbnailImage: true },
  });
  return rows.map(({ id, ...product }) => ({ _id: id, ...product }));
}

/** @throws AppError invalid_input (field `products`) when a product is not in the shop */
export async function chooseFeatured(options: ChooseFeaturedOptions): Promise<FeaturedProduct[]> {
  const { db, products, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const before = await readFeatured(tx);
    await requireInShop(tx, products);
    await place(tx, products);
    const after = await readFeatured(tx);
    const listNames = (list: readonly FeaturedProduct[]) => list.map(({ name }) => name);
    await recordAudit(tx, {
      event: "Featured Products Updated",
      actor,
      description:
        after.length === 0
          ? "The landing page shows the first products by name again"
          : `The landing page shows ${listNames(after).join(", ")}`,
      ipAddress,
      details: {
        changes: changes({ featured: listNames(before) }, { featured: listNames(after) }),
      },
    });
    return after;
  });
}

async function requireInShop(tx: Transaction, products: readonly string[]): Promise<void> {
  const known = await tx.product.count({ where: { ...IN_SHOP, id: { in: [...products] } } });
  if (known === products.length) return;
  throw invalidField("products", "One of these products is not in the shop. Choose again.");
}

/** Clears all places first, because a product can hold only one place. */
async function place(tx: Transaction, products: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "products" SET "featuredPosition" = NULL WHERE "featuredPosition" IS NOT NULL`;
  await tx.$executeRaw`
    UPDATE "products" p SET "featuredPosition" = chosen.place
    FROM unnest(${[...products]}::uuid[]) WITH ORDINALITY AS chosen (id, place)
    WHERE p."id" = chosen.id`;
}
