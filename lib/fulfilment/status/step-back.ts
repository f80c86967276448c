import "server-only";
import { changes } from "@/lib/audit/changes";
import { recordAudit } from "@/lib/audit/record";
import type { Transaction, Db } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { queueMail } from "@/lib/email/queue";
import { lockOrder, type LockedOrder } from "@/lib/orders/lock-order";
import type { OrderActor } from "@/lib/orders/order-actor";
import { renewNextDay } from "../call-offs/hold-call-offs";
import type { StepBackRequest } from "../schemas";
import { stepBackRefusal, type TakenStep } from "./step-back-refusal";

export interface StepBackOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  request: StepBackRequest;
}

/**
 * Undoes a mistaken step by adding a change of its own to the history. A customer who was mailed about the step is
 * mailed that it was a mistake. An order that is already in the earlier status stays unchanged.
 * @throws AppError not_found; invalid_transition with what to do instead
 */
export async function stepBack({ db, id, request, ...by }: StepBackOptions): Promise<void> {
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.status === request.to) return;
    const step = await readStep(tx, order);
    const refusal = stepBackRefusal(step, request.to);
    if (refusal) throw new AppError("invalid_transition", refusal);
    await takeBack(tx, order, { request, by, mailed: step.mailed && order.wantsMails });
  });
}

interface TakingBack {
  request: StepBackRequest;
  by: OrderActor;
  mailed: boolean;
}

async function takeBack(
  tx: Transaction,
  order: LockedOrder,
  { request: { to, reason }, by, mailed }: TakingBack,
): Promise<void> {
  const { id, orderId, status, trackingCarrier, trackingNumber, trackingUrl } = order;
  const before = { status, trackingCarrier, trackingNumber, trackingUrl };
  const tracking = to === "Processing" ? await takeBackDeparture(tx, id) : {};
  const { userId, name } = by.actor;
  const change = { status: to, at: new Date(), userId, by: name, party: "shop" } as const;
  await tx.order.update({
    where: { id },
    data: {
      status: to,
      ...tracking,
      history: { create: { ...change, takesBack: status, reason, mailed } },
    },
    select: { id: true },
  });
  await renewNextDay(tx, order);
  if (mailed) await queueMail(tx, { template: "order-corrected", orderId: id });
  await recordAudit(tx, {
    ...by,
    event: "Order Status Taken Back",
    description: `Order ${orderId} was taken back from ${status} to ${to}`,
    details: {
      order: orderId,
      reason,
      changes: changes(before, { ...before, status: to, ...tracking }),
    },
  });
}

/** Removes the dispatch with which the order was complete. An order that has not left has no carrier. */
async function takeBackDeparture(tx: Transaction, orderId: string) {
  const [latest, ...earlier] = await tx.orderDispatch.findMany({
    where: { orderId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  if (latest) await tx.orderDispatch.delete({ where: { id: latest.id }, select: { id: true } });
  return { ...NO_TRACKING, partlyDispatched: earlier.length > 0 };
}

const NO_TRACKING = { trackingCarrier: null, trackingNumber: null, trackingUrl: null };

/** The change that brought an order to its present status. */
export async function readStep(
  db: Db,
  { id, status, partlyDispatched }: Pick<LockedOrder, "id" | "status" | "partlyDispatched">,
): Promise<TakenStep & { mailed: boolean }> {
  const taken = await db.orderStatusChange.findFirst({
    where: { orderId: id, status, takesBack: null },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { at: true, mailed: true },
  });
  const invoice = await db.orderDocument.findFirst({
    where: { orderId: id, kind: "invoice", ...(taken ? { issuedAt: { gte: taken.at } } : {}) },
    select: { number: true },
  });
  const returns = await db.orderReturn.count({ where: { orderId: id } });
  return {
    status,
    mailed: taken?.mailed ?? true,
    invoice: invoice?.number ?? null,
    hasReturns: returns > 0,
    partlyDispatched,
  };
}
