import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { Db, Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { removeUnusedImages } from "@/lib/files/remove-orphan-images";
import { log } from "@/lib/log";
import { DEMO_STATE_KEY } from "./demo-state";
import type { DemoData } from "./schemas";

/** A product is made within a moment; what was changed later was changed by somebody. */
const MADE_WITHIN = "1 minute";

/** What the admin's banner tells: demo products in the catalogue, and how many were edited since. */
export async function readDemoData(db: Db): Promise<DemoData> {
  const [counts] = await db.$queryRaw<[DemoData]>`
    SELECT count(*)::int AS products,
      (count(*) FILTER (
        WHERE "updatedAt" > "createdAt" + ${MADE_WITHIN}::interval
      ))::int AS edited
    FROM "products" WHERE "isDemo" AND "deletedAt" IS NULL`;
  return counts;
}

export interface DeleteDemoOptions {
  db: PrismaClient;
  actor: AuditActor;
  ipAddress: string;
}

/**
 * Removes every demo product for good, also those that were taken out of the catalogue, and notes it, so
 * that no start brings them back. Orders keep what they say, and the pictures that they show. Answers the
 * ids of what was removed; a shop without demo products is left as it is.
 */
export async function deleteDemoData(options: DeleteDemoOptions): Promise<string[]> {
  const { db } = options;
  const removed = await db.$transaction((tx) => removeProducts(tx, options));
  const urls = [...new Set(removed.flatMap(({ images }) => images))];
  try {
    await removeUnusedImages(db, urls);
  } catch (error) {
    log.error("Pictures of the demo stayed; the daily clean-up will remove them", error);
  }
  return removed.map(({ id }) => id);
}

async function removeProducts(tx: Transaction, { actor, ipAddress }: DeleteDemoOptions) {
  // In the order of their ids, as orders hold them.
  const products = await tx.$queryRaw<{ id: string; name: string; images: string[] }[]>`
    SELECT "id", "name", "images" FROM "products" WHERE "isDemo" ORDER BY "id" FOR UPDATE`;
  if (products.length === 0) return [];
  await tx.product.deleteMany({ where: { id: { in: products.map(({ id }) => id) } } });
  await tx.shopState.upsert({
    where: { key: DEMO_STATE_KEY },
    create: { key: DEMO_STATE_KEY, value: "removed" },
    update: { value: "removed" },
    select: { key: true },
  });
  await recordAudit(tx, {
    event: "Demo Catalogue Deleted",
    actor,
    description: `${actor.name} removed ${products.length} demo products for good`,
    ipAddress,
    details: { products: products.map(({ id, name }) => ({ id, name })) },
  });
  return products;
}
