import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/messaging/email/queue";
import { LOW_NO_MORE, LOW_UNTOLD } from "./low-stock-due";

/**
 * Emails the shop about products whose stock fell to their limit since the last email. Each product is reported once
 * until its stock has been above the limit again. Runs separately from sales, so that a sale writes nothing for it.
 * Returns the number of products.
 */
export async function notifyLowStock(db: PrismaClient, now = new Date()): Promise<number> {
  return db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(
      `UPDATE "low_stock_notices" SET "endedAt" = $1::timestamptz
       WHERE "productId" IN (SELECT n."productId" FROM ${LOW_NO_MORE})`,
      now,
    );
    // When two workers run at once, the second finds nothing left to report.
    const notified = await tx.$executeRawUnsafe(
      `INSERT INTO "low_stock_notices" ("productId", "toldAt")
       SELECT p."id", $1::timestamptz FROM ${LOW_UNTOLD} ORDER BY p."id"
       ON CONFLICT ("productId") DO UPDATE SET "toldAt" = EXCLUDED."toldAt", "endedAt" = NULL
       WHERE "low_stock_notices"."endedAt" IS NOT NULL`,
      now,
    );
    if (notified > 0) await queueMail(tx, { template: "low-stock", toldAt: now.toISOString() });
    return notified;
  });
}
