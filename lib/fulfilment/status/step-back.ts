import "server-only";
import { Prisma, type PrismaClient } from "shop-database";
import type { Transaction, Db } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { renewNextDay } from "../call-offs/lock-call-offs";
import { NO_TRACKING, removeDispatch } from "../dispatches/take-back-dispatch";
import type { StepBackRequest } from "../schemas";
import { revertStatus } from "../revert-status";
import { stepBackRefusal, type LastStep } from "./step-back-refusal";

export interface StepBackOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  request: StepBackRequest;
}

/**
 * Undoes a mistaken step with a new change in the history. A customer who was mailed about the step is mailed that it
 * was a mistake. An order that is already in the earlier status stays unchanged.
 * @throws AppError not_found; invalid_transition with what to do instead
 */
export async function stepBack({ db, id, request, ...by }: StepBackOptions): Promise<void> {
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.status === request.to) return;
    const step = await readStep(tx, order);
    const refusal = stepBackRefusal(step, request.to);
    if (refusal) throw new AppError("invalid_transition", refusal);
    const columns = request.to === "Processing" ? await takeBackDeparture(tx, order, by) : {};
    const mailed = step.mailed && order.wantsMails;
    await revertStatus(tx, order, { ...request, by, columns, mailed });
    await renewNextDay(tx, order);
  });
}

/** Removes the dispatch that completed the order. An order that has not left has no carrier. */
async function takeBackDeparture(tx: Transaction, order: LockedOrder, by: OrderActor) {
  const [latest, ...earlier] = await tx.orderDispatch.findMany({
    where: { orderId: order.id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  if (latest) await removeDispatch(tx, order, latest.id, by);
  return { ...NO_TRACKING, partlyDispatched: earlier.length > 0 };
}

/** By the database's clock; documents from before that was stored have only their own time. */
const writtenSince = (at: Date) => [
  { writtenAt: { gte: at } },
  { writtenAt: null, issuedAt: { gte: at } },
];

/** The change that set an order's current status. */
export async function readStep(
  db: Db,
  { id, status, partlyDispatched }: Pick<LockedOrder, "id" | "status" | "partlyDispatched">,
): Promise<LastStep & { mailed: boolean }> {
  const taken = await db.orderStatusChange.findFirst({
    where: { orderId: id, status, takesBack: null, corrected: { equals: Prisma.DbNull } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { at: true, mailed: true },
  });
  const invoice = await db.orderDocument.findFirst({
    where: {
      orderId: id,
      kind: "invoice",
      voidedAt: null,
      ...(taken && { OR: writtenSince(taken.at) }),
    },
    select: { number: true },
  });
  const returns = await db.orderReturn.count({ where: { orderId: id } });
  const ended = await db.order.count({ where: { id, endedShortAt: { not: null } } });
  return {
    status,
    mailed: taken?.mailed ?? true,
    invoice: invoice?.number ?? null,
    hasReturns: returns > 0,
    partlyDispatched,
    endedShort: ended > 0,
  };
}
