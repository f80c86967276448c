import "server-only";
import { Prisma } from "shop-database";
import type { AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { AppError } from "@/lib/base/errors";
import type { OrderProof, OrderStatus } from "./status";

/** The actor of an order change, with their IP address; null when an outside service reported the change. */
export interface OrderActor {
  actor: AuditActor;
  ipAddress?: string;
}

/** An order locked until the transaction ends. */
export interface LockedOrder {
  id: string;
  orderId: string;
  accessKey: string;
  status: OrderStatus;
  createdAt: Date;
  /**
   * The database's time when the lock was acquired, used by every step in the transaction: clocks of web servers
   * differ, and no step may precede the one before it.
   */
  now: Date;
  /** How the order was verified; null if unverified. */
  proof: OrderProof | null;
  emailProven: boolean;
  /** False when the customer has no email, so that no mail can be sent. */
  hasEmail: boolean;
  remindedAt: Date | null;
  trackingCarrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** True while a part has left and the rest has not. */
  partlyDispatched: boolean;
  /** True for a free replacement, which is never billed. */
  isReplacement: boolean;
  /** True when the customer has an email, and both the order and the account allow status mails. */
  wantsMails: boolean;
}

/** @throws AppError invalid_transition for an order without an email */
export function requireEmail({ hasEmail }: Pick<LockedOrder, "hasEmail">): void {
  if (hasEmail) return;
  throw new AppError(
    "invalid_transition",
    "This customer gave no email. Call them, or add an email to the order first.",
  );
}

/**
 * Locks an order, so that the second of two concurrent changes waits and sees the first. `id` is its `_id` or number.
 * @throws AppError not_found
 */
export async function lockOrder(tx: Transaction, id: string): Promise<LockedOrder> {
  const named = isUuid(id) ? Prisma.sql`o."id" = ${id}::uuid` : Prisma.sql`o."orderId" = ${id}`;
  const [order] = await tx.$queryRaw<LockedOrder[]>`
    WITH "held" AS MATERIALIZED (SELECT o."id", o."orderId", o."accessKey", o."status"::text, o."createdAt", o."proof"::text,
      o."emailProven", o."email" IS NOT NULL AS "hasEmail", o."remindedAt", o."trackingCarrier", o."trackingNumber", o."trackingUrl", o."partlyDispatched", o."isReplacement",
      o."email" IS NOT NULL AND o."orderUpdates" AND coalesce(u."orderUpdates", true) AS "wantsMails"
    FROM "orders" o LEFT JOIN "users" u ON u."id" = o."userId"
    WHERE ${named}
    FOR NO KEY UPDATE OF o)
    SELECT "held".*, clock_timestamp() AS "now" FROM "held"`;
  if (!order) throw new AppError("not_found", "There is no such order.");
  return order;
}
