import "server-only";
import type { Transaction } from "@/lib/db/client";

/**
 * An account has proven its address: what was ordered in its own sessions is vouched for. What strangers
 * may have ordered with the address is not.
 */
export async function proveOwnOrders(
  tx: Transaction,
  account: { id: string; email: string },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "orders" o
    SET "proof" = coalesce(o."proof", 'account'),
      "emailProven" = o."emailProven" OR o."email" IS NOT DISTINCT FROM ${account.email}
    WHERE o."userId" = ${account.id}::uuid
      AND EXISTS (
        SELECT FROM "order_status_changes" c
        WHERE c."orderId" = o."id" AND c."status" = 'Pending' AND c."userId" = o."userId"
      )`;
}
