import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { Db, Transaction } from "@/lib/db/client";
import { Prisma, type PrismaClient } from "@/lib/db/generated/client";
import { removeUnusedImages } from "@/lib/files/remove-orphan-images";
import { log } from "@/lib/log";
import { DEMO_STATE_KEY } from "./demo-state";
import type { DemoData, EditedDemo } from "./schemas";

/** A product is made within a moment; what was changed later was changed by somebody. */
const IS_EDITED = Prisma.sql`"deletedAt" IS NULL AND "updatedAt" > "createdAt" + interval '1 minute'`;

/** What the admin's banner tells: demo products in the catalogue, and how many were edited since. */
export async function readDemoData(db: Db): Promise<DemoData> {
  const [counts] = await db.$queryRaw<[DemoData]>`
    SELECT count(*)::int AS products, (count(*) FILTER (WHERE ${IS_EDITED}))::int AS edited
    FROM "products" WHERE "isDemo" AND "deletedAt" IS NULL`;
  return counts;
}

export interface DeleteDemoOptions {
  db: PrismaClient;
  /** What becomes of products that somebody has edited: kept, they are the shop's own. */
  edited: EditedDemo;
  actor: AuditActor;
  ipAddress: string;
}

/** Ids of products. */
export interface DeletedDemo {
  removed: string[];
  kept: string[];
}

/**
 * Removes the demo products for good, also those that were taken out of the catalogue, and notes it, so
 * that no start brings them back. Orders keep what they say, and the pictures that they show. A shop
 * without demo products is left as it is.
 */
export async function deleteDemoData(options: DeleteDemoOptions): Promise<DeletedDemo> {
  const { db } = options;
  const { removed, kept } = await db.$transaction((tx) => settleProducts(tx, options));
  const urls = [...new Set(removed.flatMap(({ images }) => images))];
  try {
    await removeUnusedImages(db, urls);
  } catch (error) {
    log.error("Pictures of the demo stayed; the daily clean-up will remove them", error);
  }
  return { removed: idsOf(removed), kept: idsOf(kept) };
}

interface DemoRow {
  id: string;
  name: string;
  images: string[];
  isEdited: boolean;
}

const idsOf = (products: readonly DemoRow[]) => products.map(({ id }) => id);

async function settleProducts(tx: Transaction, options: DeleteDemoOptions) {
  // In the order of their ids, as orders hold them.
  const products = await tx.$queryRaw<DemoRow[]>`
    SELECT "id", "name", "images", (${IS_EDITED}) AS "isEdited" FROM "products"
    WHERE "isDemo" ORDER BY "id" FOR UPDATE`;
  const stays = ({ isEdited }: DemoRow) => options.edited === "keep" && isEdited;
  const kept = products.filter(stays);
  const removed = products.filter((product) => !stays(product));
  if (products.length === 0) return { removed, kept };
  await tx.product.deleteMany({ where: { id: { in: idsOf(removed) } } });
  // By hand, because the last edit stays the last edit.
  await tx.$executeRaw`UPDATE "products" SET "isDemo" = false WHERE "id" = ANY (${idsOf(kept)}::uuid[])`;
  await tx.shopState.upsert({
    where: { key: DEMO_STATE_KEY },
    create: { key: DEMO_STATE_KEY, value: "removed" },
    update: { value: "removed" },
    select: { key: true },
  });
  await record(tx, options, removed, kept);
  return { removed, kept };
}

async function record(
  tx: Transaction,
  { actor, ipAddress }: DeleteDemoOptions,
  removed: readonly DemoRow[],
  kept: readonly DemoRow[],
): Promise<void> {
  const named = (products: readonly DemoRow[]) => products.map(({ id, name }) => ({ id, name }));
  const stayed =
    kept.length === 0
      ? ""
      : ` and kept ${kept.length} that ${kept.length === 1 ? "was" : "were"} edited`;
  await recordAudit(tx, {
    event: "Demo Catalogue Deleted",
    actor,
    description: `${actor.name} removed ${removed.length} demo products for good${stayed}`,
    ipAddress,
    details: { products: named(removed), kept: named(kept) },
  });
}
