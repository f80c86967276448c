import "server-only";
import type { Db } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/email/queue";
import { readCount } from "@/lib/db/counters";
import { LOW_NO_MORE, LOW_UNTOLD } from "./low-stock-due";

/** Products on sale with few packs left, by the tallies: what the list's filter "Low stock" shows. */
export function lowStockCount(db: Db): Promise<number> {
  return readCount(db, { topic: "products", part: "low" });
}

/**
 * Tells the shop by one mail of products whose stock has fallen to their limit since the last time, each once
 * until it has been above it again. Apart from sales, which write nothing of it. Answers how many they are.
 */
export async function tellLowStock(db: PrismaClient, now = new Date()): Promise<number> {
  return db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(
      `UPDATE "low_stock_notices" SET "endedAt" = $1::timestamptz
       WHERE "productId" IN (SELECT n."productId" FROM ${LOW_NO_MORE})`,
      now,
    );
    // Of two workers at once the second finds nothing left to tell.
    const told = await tx.$executeRawUnsafe(
      `INSERT INTO "low_stock_notices" ("productId", "toldAt")
       SELECT p."id", $1::timestamptz FROM ${LOW_UNTOLD} ORDER BY p."id"
       ON CONFLICT ("productId") DO UPDATE SET "toldAt" = EXCLUDED."toldAt", "endedAt" = NULL
       WHERE "low_stock_notices"."endedAt" IS NOT NULL`,
      now,
    );
    if (told > 0) await queueMail(tx, { template: "low-stock", toldAt: now.toISOString() });
    return told;
  });
}
