import "server-only";
import { Prisma } from "shop-database";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { emptyDemoSizes } from "@/lib/catalogue/sizes/write-version";
import type { Db, Transaction } from "@/lib/db/client";
import { removeUnusedImages } from "@/lib/files/remove-orphan-images";
import { log } from "@/lib/base/log";
import { listDemoCodes, removeDemoCodes } from "@/lib/shop/promotions/queries";
import {
  listInventedPayments,
  removeInventedPayments,
} from "@/lib/shop/settings/demo/invented-payments";
import { countInvented, removeInvented } from "@/lib/shop/content/invented";
import { DEMO_STATE_KEY } from "./demo-state";
import type { DemoData, EditedDemo } from "./schemas";

/** The demo makes a product within a moment; a later change was made by a person. */
const IS_EDITED = Prisma.sql`"deletedAt" IS NULL AND "updatedAt" > "createdAt" + interval '1 minute'`;

/** Returns the figures of the admin's banner: demo products in the catalogue, and how many were edited since. */
export async function readDemoData(db: Db): Promise<DemoData> {
  const [counts] = await db.$queryRaw<[Pick<DemoData, "products" | "edited">]>`
    SELECT count(*)::int AS products, (count(*) FILTER (WHERE ${IS_EDITED}))::int AS edited
    FROM "products" WHERE "isDemo" AND "deletedAt" IS NULL`;
  const [testimonials, promoCodes, invented] = await Promise.all([
    countInvented(db),
    listDemoCodes(db),
    listInventedPayments(db),
  ]);
  return { ...counts, testimonials, promoCodes, payments: invented.length > 0 };
}

export interface DeleteDemoOptions extends AuditedWrite {
  /** Treatment of edited products; kept ones become the shop's own. */
  edited: EditedDemo;
}

export interface DeletedDemo {
  /** Ids of products. */
  removed: string[];
  kept: string[];
  /** Number of default testimonials that were removed. */
  testimonials: number;
  promoCodes: string[];
  /** Whether invented payment details were removed. */
  payments: boolean;
}

/**
 * Deletes the demo products permanently, including those that were removed from the catalogue, and records this, so
 * that no start brings them back. It also deletes the default testimonials, the demo's unedited promo codes, its invented
 * payment details and what it makes to size, unless that was changed. Orders keep their contents and their pictures. A
 * shop without demo products is left as it is.
 */
export async function deleteDemoData(options: DeleteDemoOptions): Promise<DeletedDemo> {
  const { db } = options;
  const { removed, kept, ...others } = await db.$transaction((tx) => settleProducts(tx, options));
  const urls = [...new Set(removed.flatMap(({ images }) => images))];
  try {
    await removeUnusedImages(db, urls);
  } catch (error) {
    log.error("Pictures of the demo stayed; the daily clean-up will remove them", error);
  }
  return { removed: listIds(removed), kept: listIds(kept), ...others };
}

interface DemoRow {
  id: string;
  name: string;
  images: string[];
  isEdited: boolean;
}

const listIds = (products: readonly DemoRow[]) => products.map(({ id }) => id);

interface SettledDemo extends Omit<DeletedDemo, "removed" | "kept"> {
  removed: readonly DemoRow[];
  kept: readonly DemoRow[];
}

async function settleProducts(tx: Transaction, options: DeleteDemoOptions) {
  // Locked in order of id, as orders lock them.
  const products = await tx.$queryRaw<DemoRow[]>`
    SELECT "id", "name", "images", (${IS_EDITED}) AS "isEdited" FROM "products"
    WHERE "isDemo" ORDER BY "id" FOR UPDATE`;
  const stays = ({ isEdited }: DemoRow) => options.edited === "keep" && isEdited;
  const kept = products.filter(stays);
  const removed = products.filter((product) => !stays(product));
  if (products.length === 0)
    return { removed, kept, testimonials: 0, promoCodes: [], payments: false };
  await tx.product.deleteMany({ where: { id: { in: listIds(removed) } } });
  // Raw SQL, because Prisma would set `updatedAt`.
  await tx.$executeRaw`UPDATE "products" SET "isDemo" = false WHERE "id" = ANY (${listIds(kept)}::uuid[])`;
  await tx.setting.upsert({
    where: { key: DEMO_STATE_KEY },
    create: { key: DEMO_STATE_KEY, value: "removed" },
    update: { value: "removed" },
    select: { key: true },
  });
  await emptyDemoSizes(tx);
  await tx.category.updateMany({
    where: { picture: { in: removed.flatMap(({ images }) => images) } },
    data: { picture: null },
  });
  const payments = await removeInventedPayments(tx);
  const others = {
    testimonials: await removeInvented(tx),
    promoCodes: await removeDemoCodes(tx),
    payments: payments.length > 0,
  };
  await record(tx, options, { removed, kept, ...others });
  return { removed, kept, ...others };
}

async function record(
  tx: Transaction,
  { actor, ipAddress }: DeleteDemoOptions,
  { removed, kept, ...others }: SettledDemo,
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
    details: { products: named(removed), kept: named(kept), ...others },
  });
}
