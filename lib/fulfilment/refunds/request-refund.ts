import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { bindKey, madeBefore, orderRequest } from "@/lib/db/idempotency";
import { AppError } from "@/lib/base/errors";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { toPaise } from "@/lib/pricing/money";
import { carryOutRefund } from "./carry-out-refund";
import { openRefund } from "./open-refund";
import { readSoldLines, uncompensated } from "../read-sold-lines";
import type { RefundRequest } from "../schemas";
import { restockGoods, type Restocked } from "../restock-goods";

export interface RequestRefundOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  request: RefundRequest;
  idempotencyKey?: string;
}

export interface RefundRequested {
  refundId: string;
  changedProducts: string[];
}

/**
 * Refunds what was received for an order, in part or in full. A repeated request with the same key and payload returns
 * the earlier refund, so that nothing is refunded twice.
 * @throws AppError not_found; above_paid; duplicate_reference; edit_conflict; invalid_transition when no packs can
 * return to the stock; idempotency_conflict
 */
export async function requestRefund(options: RequestRefundOptions): Promise<RefundRequested> {
  const { db, id, request, idempotencyKey, ...by } = options;
  const made = await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const repeat = orderRequest("refunds", order, idempotencyKey, request);
    const [before] = await madeBefore(tx, repeat);
    if (before) return { refundId: before, changedProducts: [] };
    const { amount, restock, mostRead, ...wish } = request;
    const back = restock ? await takeBackRest(tx, order, request, by) : null;
    const mostReadPaise = mostRead === undefined ? undefined : toPaise(mostRead);
    const refund = { ...wish, amountPaise: toPaise(amount), mostReadPaise, returnId: back?.id };
    const { id: refundId } = await openRefund(tx, order, refund, by);
    await bindKey(tx, repeat, [refundId]);
    return { refundId, changedProducts: back?.changedProducts ?? [] };
  });
  await carryOutRefund(db, made.refundId, by);
  return made;
}

/** Restocks all packs that the customer still has, or that were not restocked when the order was cancelled. */
async function takeBackRest(
  tx: Transaction,
  order: LockedOrder,
  { reason, tellReason }: RefundRequest,
  by: OrderActor,
): Promise<Restocked> {
  await refuseRestock(tx, order);
  const sold = await readSoldLines(tx, order.id);
  const lines = sold
    .map((line) => ({ line: line.id, quantity: uncompensated(line), restock: true }))
    .filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) throw refusal("All of its packs came back already.");
  return restockGoods(tx, order, { lines, reason, tellReason }, by);
}

async function refuseRestock(tx: Transaction, { id, status }: LockedOrder): Promise<void> {
  if (status === "Shipped" || status === "Delivered") return;
  if (status !== "Cancelled") {
    throw refusal(`The order is ${status} and keeps its packs. Cancel it to put them back.`);
  }
  const cancelled = await tx.orderStatusChange.findFirst({
    where: { orderId: id, status },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { restocked: true },
  });
  if (cancelled?.restocked !== false) {
    throw refusal("Its packs returned to the stock when it was cancelled.");
  }
}

const refusal = (message: string) => new AppError("invalid_transition", message);
