import "server-only";
import type { Transaction } from "@/lib/db/client";

/**
 * After an account verifies its email, marks the orders placed in its own sessions as verified. Guest orders with the
 * same email stay unverified, because a stranger may have placed them.
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
        WHERE c."orderId" = o."id" AND c."status" = 'Pending' AND c."userId" = o."userId" AND c."corrected" IS NULL
      )`;
}
