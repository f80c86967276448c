import "server-only";
import type { Transaction } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/base/uuid";
import { AppError } from "@/lib/base/errors";
import type { OrderProof, OrderStatus } from "./status";

/** An order that nobody else changes until the transaction ends. */
export interface LockedOrder {
  id: string;
  orderId: string;
  accessKey: string;
  status: OrderStatus;
  createdAt: Date;
  /** Who vouches for it. */
  proof: OrderProof | null;
  emailProven: boolean;
  remindedAt: Date | null;
  trackingCarrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** Whether mails about its status are wanted: by the order, and by the account that it belongs to. */
  wantsMails: boolean;
}

/**
 * Locks an order, so that of two who change it one waits and then sees what the other did. `id` is
 * its `_id` or its number.
 * @throws AppError not_found
 */
export async function lockOrder(tx: Transaction, id: string): Promise<LockedOrder> {
  const named = isUuid(id) ? Prisma.sql`o."id" = ${id}::uuid` : Prisma.sql`o."orderId" = ${id}`;
  const [order] = await tx.$queryRaw<LockedOrder[]>`
    SELECT o."id", o."orderId", o."accessKey", o."status"::text, o."createdAt", o."proof"::text,
      o."emailProven", o."remindedAt", o."trackingCarrier", o."trackingNumber", o."trackingUrl",
      o."orderUpdates" AND coalesce(u."orderUpdates", true) AS "wantsMails"
    FROM "orders" o LEFT JOIN "users" u ON u."id" = o."userId"
    WHERE ${named}
    FOR NO KEY UPDATE OF o`;
  if (!order) throw new AppError("not_found", "There is no such order.");
  return order;
}
