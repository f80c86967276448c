import "server-only";
import { recordAudit, changes } from "@/lib/audit/record";
import { returnStock } from "@/lib/catalogue/stock/stock";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { queueMail } from "@/lib/messaging/email/queue";
import { receiveMessage } from "@/lib/messaging/inbox/send-message";
import { closeCorrection } from "@/lib/orders/approval-requests/withdraw-correction";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import type { Order } from "@/lib/orders/order";
import { mayFollow, type OrderParty, type OrderStatus } from "@/lib/orders/status";
import { writeStatus } from "@/lib/orders/announced/write-status";
import { may, type Identity } from "@/lib/identity/session/identify";
import { calculateRemaining } from "@/lib/documents/credit";
import { issueCreditNote } from "@/lib/documents/issue-credit-note";
import { readBilled } from "@/lib/documents/read-figures";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { Refusal } from "@/lib/i18n/refusal";
import { hasApproval } from "../production-gate";
import { SAMPLE_CREDITED } from "../read-sold-lines";

export interface CancelOrderOptions extends OrderActor {
  db: PrismaClient;
  /** The caller has checked that the actor may see this order. */
  order: Pick<Order, "id">;
  /** The party that the actor acts for. */
  party: OrderParty;
}

/**
 * Cancels a Pending order: its stock returns, and the customer is notified. Returns the products whose stock changed.
 * @throws AppError invalid_transition once production has begun, and for the customer once they approved a proof
 */
export async function cancelOrder({
  db,
  order,
  party,
  ...by
}: CancelOrderOptions): Promise<string[]> {
  return db.$transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (party === "customer" && (await hasApproval(tx, locked.id))) {
      throw new AppError(
        "invalid_transition",
        "You approved a proof of this order, and we prepare its production. Write to us if it is to be cancelled.",
      );
    }
    if (mayFollow(locked.status, "Cancelled"))
      return cancelInTransaction(tx, locked, by, { party });
    throw new AppError(
      "invalid_transition",
      "This order can no longer be cancelled. It is in production or already cancelled.",
    );
  });
}

export interface Cancelling {
  /** The party that the actor acts for. */
  party: OrderParty;
  /** The reason in the actor's words. */
  reason?: string;
  /** True when the customer may read the reason. */
  tellReason?: boolean;
  /** False for packs made only for this order, which are not restocked, as printed ones never are. */
  restock?: boolean;
}

/**
 * Cancels inside a transaction that has locked the order and checked that it may be cancelled.
 * @throws AppError invalid_transition while another order credits a sample of this one
 */
export async function cancelInTransaction(
  tx: Transaction,
  order: LockedOrder,
  { actor, ipAddress }: OrderActor,
  { party, reason, tellReason = false, restock = true }: Cancelling,
): Promise<string[]> {
  const { id, orderId, status } = order;
  await refuseCredited(tx, order);
  const change = {
    status: "Cancelled",
    at: order.now,
    userId: actor.userId,
    by: actor.name,
    party,
    reason: reason ?? null,
    reasonTold: tellReason,
    restocked: restock,
    mailed: order.hasEmail,
  } as const;
  const { sampleCreditPaise } = await writeStatus(tx, id, {
    status: "Cancelled",
    history: { create: change },
  });
  const lines = restock ? await lockLines(tx, order) : [];
  await returnStock(tx, lines);
  if (sampleCreditPaise > 0n) {
    // The samples count for the next order.
    await tx.orderLine.updateMany({ where: { creditedInId: id }, data: { creditedInId: null } });
  }
  if (await closeCorrection(tx, order, { actor, ipAddress }))
    await tellShop(tx, order, { actor, ipAddress, party });
  await queueMail(tx, { template: "order-cancelled", orderId: id });
  await recordAudit(tx, {
    event: "Order Cancelled",
    actor,
    description: `Order ${orderId} was cancelled`,
    ipAddress,
    details: {
      order: orderId,
      changes: changes({ status }, { status: "Cancelled" }),
      ...(reason ? { reason, tellReason } : {}),
      returned: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    },
  });
  await creditWhole(tx, order, {
    by: { actor, ipAddress },
    reason: reason ?? "The order was cancelled",
  });
  return lines.map((line) => line.productId);
}

/** The shop, which waits for the company, reads in the order's conversation that its buyer cancelled the order. */
async function tellShop(
  tx: Transaction,
  { id, orderId }: LockedOrder,
  { actor, ipAddress = "", party }: OrderActor & { party: OrderParty },
): Promise<void> {
  if (party !== "customer") return;
  const { customerName: name, email } = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { customerName: true, email: true },
  });
  const text = `The customer cancelled order ${orderId}. The correction that waited for their company is closed.`;
  const message = { name, email, message: text };
  const account = actor.userId === null ? {} : { account: actor };
  await receiveMessage(tx, { message, orderId: id, client: { ipAddress }, ...account });
}

async function refuseCredited(tx: Transaction, { id }: LockedOrder): Promise<void> {
  const [sample] = await tx.$queryRaw<{ name: string; order: string }[]>`
    SELECT l."name", o."orderId" AS "order"
    FROM "order_lines" l JOIN "orders" o ON o."id" = l."creditedInId"
    WHERE l."orderId" = ${id}::uuid ORDER BY l."position" LIMIT 1`;
  if (sample) throw new Refusal("invalid_transition", (t) => t(SAMPLE_CREDITED, { ...sample }));
}

/**
 * The packs to restock: those taken from stock, unless already printed. Locks their products in the order of their ids,
 * to avoid deadlocks.
 */
async function lockLines(tx: Transaction, { id, status }: LockedOrder) {
  return tx.$queryRaw<{ productId: string; quantity: number }[]>`
    SELECT l."productId", l."quantity"
    FROM "order_lines" l JOIN "products" p ON p."id" = l."productId"
    WHERE l."orderId" = ${id}::uuid AND l."fromStock"
      AND (l."print" IS NULL OR ${status === "Pending"})
    ORDER BY p."id"
    FOR NO KEY UPDATE OF p`;
}

/**
 * Cancelling needs its own permission, which fewer roles have than changing the status.
 * @throws AppError forbidden for the status Cancelled without the permission orders.cancel
 */
export function requireCancelRight(identity: Identity, status: OrderStatus | undefined): void {
  if (status !== "Cancelled" || may(identity, "orders.cancel")) return;
  throw new AppError("forbidden", "You may not cancel orders. Ask an admin to do it.");
}

/** Credits the rest of the invoice of a cancelled order, if it has one. Call it last in the transaction. */
async function creditWhole(
  tx: Transaction,
  order: LockedOrder,
  { by, reason }: { by: OrderActor; reason: string },
): Promise<void> {
  const bought = await readBilled(tx, order.id);
  if (!bought || calculateRemaining(bought.billed, bought.credits).totalPaise === 0) return;
  const shop = await readShopSettings(tx);
  const what = { kind: "all" } as const;
  await issueCreditNote(tx, { order, by, at: new Date(), shop, reason, what });
}
