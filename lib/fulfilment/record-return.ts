import "server-only";
import { counted } from "@/lib/base/text/counts";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { bindKey, madeBefore, orderRequest } from "@/lib/db/idempotency";
import { AppError } from "@/lib/base/errors";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { toPaise } from "@/lib/pricing/money";
import { carryOutRefund } from "./refunds/carry-out-refund";
import { openRefund } from "./refunds/open-refund";
import { readSoldLines } from "./read-sold-lines";
import type { ReturnRequest } from "./schemas";
import { restockGoods } from "./restock-goods";

export interface RecordReturnOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  request: ReturnRequest;
  idempotencyKey?: string;
}

/** Ids of the rows that a request created. */
export interface ReturnRecorded {
  returnId: string;
  refundId: string | null;
  changedProducts: string[];
}

/**
 * Records the returned goods of a sent order, with a refund if requested. A repeated request with the same key and
 * payload returns the earlier result.
 * @throws AppError not_found; invalid_transition before it was sent; invalid_input; above_paid; edit_conflict when more
 * was already returned than the caller saw; idempotency_conflict
 */
export async function recordReturn(options: RecordReturnOptions): Promise<ReturnRecorded> {
  const { db, id, request, idempotencyKey, ...by } = options;
  const created = await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const repeat = orderRequest("returns", order, idempotencyKey, request);
    const [before, refundBefore = null] = await madeBefore(tx, repeat);
    if (before) return { returnId: before, refundId: refundBefore, changedProducts: [] };
    refuseNotSent(order);
    const { refund, returnedRead, ...goods } = request;
    await refuseOutdated(tx, order, returnedRead);
    const back = await restockGoods(tx, order, goods, by);
    const opened =
      refund && (await openRefund(tx, order, toPricingInput(request, refund, back.id), by));
    const refundId = opened?.id ?? null;
    await bindKey(tx, repeat, refundId ? [back.id, refundId] : [back.id]);
    return { returnId: back.id, refundId, changedProducts: back.changedProducts };
  });
  if (created.refundId) await carryOutRefund(db, created.refundId, by);
  return created;
}

function toPricingInput(
  { reason, tellReason }: ReturnRequest,
  { amount, mostRead, ...how }: NonNullable<ReturnRequest["refund"]>,
  returnId: string,
) {
  const mostReadPaise = mostRead === undefined ? undefined : toPaise(mostRead);
  return { ...how, amountPaise: toPaise(amount), mostReadPaise, reason, tellReason, returnId };
}

/** Lets only one of two tabs return packs that both of them show. */
async function refuseOutdated(
  tx: Transaction,
  { id }: LockedOrder,
  returnedRead: number | undefined,
): Promise<void> {
  if (returnedRead === undefined) return;
  const sold = await readSoldLines(tx, id);
  const back = sold.reduce((sum, { returned }) => sum + returned, 0);
  if (back === returnedRead) return;
  const message = `This order changed meanwhile: ${counted(back, "pack")} of it came back already. Check what came back now, then record it.`;
  throw new AppError("edit_conflict", message);
}

function refuseNotSent({ status, partlyDispatched }: LockedOrder): void {
  if (status === "Shipped" || status === "Delivered" || partlyDispatched) return;
  const message =
    status === "Cancelled"
      ? "The order is cancelled: nothing of it was sent."
      : `The order is ${status}: nothing of it was sent yet. Cancel it instead.`;
  throw new AppError("invalid_transition", message);
}
