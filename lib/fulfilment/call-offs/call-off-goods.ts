import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import { bindKey, madeBefore, orderRequest } from "@/lib/db/idempotency";
import type { PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/messaging/email/queue";
import { readHold } from "@/lib/companies/credit/hold";
import { creditHoldError } from "@/lib/orders/place/order-refusal";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { listCallOffs } from "@/lib/orders/read/read-call-offs";
import type { OrderCallOff } from "@/lib/orders/order-movements";
import { renewNextDay, requireNotice, requireOpen, requireWithin } from "./lock-call-offs";
import { makeCallOffOrder } from "./set-call-off-order";
import type { CallOffsRequest } from "./schemas";

export interface CallOffGoodsOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number; the caller has checked that the actor may do this. */
  id: string;
  /**
   * A customer's call-off needs notice and an answer; the shop's is agreed at once and makes the order a call-off
   * order.
   */
  party: "customer" | "shop";
  request: CallOffsRequest;
  idempotencyKey?: string | undefined;
}

/** Maximum call-offs per order; few are ever open. */
const MAX_CALL_OFFS = 200;

/**
 * Calls off parts of an order by day, and mails the other side. A repeated request with the same key and payload
 * returns the earlier call-offs.
 * @throws AppError not_found; invalid_transition for an order that is no call-off order, or not open; invalid_input
 * (field `on`) for a day without notice; above_ordered; on_hold; idempotency_conflict
 */
export async function callOffGoods(options: CallOffGoodsOptions): Promise<OrderCallOff[]> {
  const { db, id, party, request, idempotencyKey, ...by } = options;
  return db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const repeat = orderRequest("call-offs", order, idempotencyKey, request);
    const before = await madeBefore(tx, repeat);
    if (before.length > 0) return listCallOffs(tx, { id: { in: [...before] } });
    requireOpen(order);
    if (party === "shop") await makeCallOffOrder(tx, order, by);
    else {
      await requireCallOffOrder(tx, order);
      await refuseHeld(tx, order);
      await requireNotice(
        tx,
        request.callOffs.map(({ on }) => on),
      );
    }
    await requireWithin(tx, order, { added: request.callOffs });
    const created = await write(tx, order, options);
    await bindKey(tx, repeat, created);
    await renewNextDay(tx, order);
    const template = party === "shop" ? "call-offs-agreed" : "call-offs-asked";
    await queueMail(tx, { template, orderId: order.id });
    await recordAudit(tx, {
      ...by,
      event: "Order Call-off Created",
      description: `Goods of order ${order.orderId} were called off`,
      details: { order: order.orderId, callOffs: request.callOffs },
    });
    return listCallOffs(tx, { id: { in: created } });
  });
}

async function requireCallOffOrder(tx: Transaction, { id }: LockedOrder): Promise<void> {
  const { kept } = await tx.order.findUniqueOrThrow({ where: { id }, select: { kept: true } });
  if (kept) return;
  throw new AppError(
    "invalid_transition",
    "This order leaves as a whole. Write to us if you need it in parts.",
  );
}

/** @throws AppError on_hold for an order on account while an invoice is long overdue */
async function refuseHeld(tx: Transaction, { id }: LockedOrder): Promise<void> {
  const { paymentMethod, userId, companyId } = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { paymentMethod: true, userId: true, companyId: true },
  });
  if (paymentMethod !== "account" || userId === null) return;
  const hold = await readHold(tx, { userId, companyId });
  if (hold) throw creditHoldError(hold);
}

async function write(
  tx: Transaction,
  { id: orderId }: LockedOrder,
  { party, request, actor }: CallOffGoodsOptions,
): Promise<string[]> {
  if ((await tx.orderCallOff.count({ where: { orderId } })) >= MAX_CALL_OFFS) {
    throw new AppError("invalid_transition", "This order has too many call-offs. Write to us.");
  }
  const created = [];
  for (const { line, quantity, on } of request.callOffs) {
    const state = party === "shop" ? "agreed" : "asked";
    const data = { orderId, orderLineId: line, quantity, on: new Date(on), state, party } as const;
    const { id } = await tx.orderCallOff.create({
      data: { ...data, by: actor.name },
      select: { id: true },
    });
    created.push(id);
  }
  return created;
}
