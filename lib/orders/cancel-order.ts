import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import { returnStock } from "@/lib/catalogue/stock";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { queueMail } from "@/lib/mail/queue";
import type { Order } from "./schemas";
import { mayFollow } from "./status";

export interface CancelOrderOptions {
  db: PrismaClient;
  /** An order that the actor was found to be allowed to see. */
  order: Pick<Order, "_id" | "orderId">;
  actor: AuditActor;
  ipAddress: string;
}

/**
 * Cancels an order that is Pending: its stock returns, the customer is told. Answers the products
 * whose stock changed.
 * @throws AppError invalid_transition once production has begun
 */
export async function cancelOrder({
  db,
  order,
  actor,
  ipAddress,
}: CancelOrderOptions): Promise<string[]> {
  return db.$transaction(async (tx) => {
    const lines = await lockLines(tx, order._id);
    await tx.order.update({
      where: { id: order._id },
      data: {
        status: "Cancelled",
        history: { create: { status: "Cancelled", userId: actor.userId, by: actor.name } },
      },
      select: { id: true },
    });
    await returnStock(tx, lines);
    await queueMail(tx, { template: "order-cancelled", orderId: order._id });
    await recordAudit(tx, {
      event: "Order Cancelled",
      actor,
      description: `Order ${order.orderId} was cancelled`,
      ipAddress,
      details: { order: order.orderId },
    });
    return lines.map((line) => line.productId);
  });
}

/** Holds the order, so that of two who change it one waits; then its products, in the order of ids. */
async function lockLines(tx: Transaction, id: string) {
  const [order] = await tx.$queryRaw<{ status: "Pending" | "Cancelled" }[]>`
    SELECT "status" FROM "orders" WHERE "id" = ${id}::uuid FOR UPDATE`;
  if (!order || !mayFollow(order.status, "Cancelled")) {
    throw new AppError(
      "invalid_transition",
      "This order can no longer be cancelled: it is in production or has been cancelled already.",
    );
  }
  return tx.$queryRaw<{ productId: string; quantity: number }[]>`
    SELECT l."productId", l."quantity"
    FROM "order_lines" l JOIN "products" p ON p."id" = l."productId"
    WHERE l."orderId" = ${id}::uuid
    ORDER BY p."id"
    FOR NO KEY UPDATE OF p`;
}
