import "server-only";
import { recordAudit, changes } from "@/lib/audit/record";
import { invalidField } from "@/lib/base/errors";
import { dayName, MINUTE_MS } from "@/lib/base/india-time";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { OrderActor } from "@/lib/orders/lock-order";
import { CHANGING, lockDispatch } from "./find-dispatch";
import type { DispatchChange } from "./schemas";

export interface UpdateDispatchOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  dispatch: string;
  request: DispatchChange;
}

/**
 * Stores transport details and arrival of a dispatch; the order's status stays.
 * @throws AppError not_found; invalid_input for an arrival before the dispatch or in the future, and for an e-way bill
 * that ended before the dispatch
 */
export async function updateDispatch(options: UpdateDispatchOptions): Promise<void> {
  const { db, id, dispatch, request, ...by } = options;
  await db.$transaction(async (tx) => {
    const { order, found } = await lockDispatch(tx, { id, dispatch });
    refuseWrongTimes(found.at, request);
    const data = toColumns(request);
    const after = await tx.orderDispatch.update({
      where: { id: dispatch },
      data,
      select: CHANGING,
    });
    const changed = changes(found, after);
    if (Object.keys(changed).length === 0) return;
    await recordAudit(tx, {
      ...by,
      event: "Order Dispatch Updated",
      description: `How a dispatch of order ${order.orderId} travels or arrived was changed`,
      details: { order: order.orderId, dispatch, changes: changed },
    });
  });
}

/** Columns named by the request. */
function toColumns(request: DispatchChange) {
  const { ewayBill, vehicle, distance, transporter, transporterId, deliveredAt } = request;
  return {
    ...(ewayBill !== undefined && {
      ewayBillNumber: ewayBill?.number ?? null,
      ewayBillUntil: ewayBill && new Date(ewayBill.validUntil),
    }),
    ...(vehicle !== undefined && { vehicle }),
    ...(distance !== undefined && { distanceKm: distance }),
    ...(transporter !== undefined && { transporterName: transporter }),
    ...(transporterId !== undefined && { transporterId }),
    ...(deliveredAt !== undefined && { deliveredAt: deliveredAt && new Date(deliveredAt) }),
  };
}

function refuseWrongTimes(leftAt: Date, { ewayBill, deliveredAt }: DispatchChange): void {
  if (ewayBill && ewayBill.validUntil < dayName(leftAt)) {
    throw invalidField("ewayBill.validUntil", "The goods left after that day.");
  }
  if (!deliveredAt) return;
  const arrived = new Date(deliveredAt);
  // Forms have no seconds.
  if (arrived.getTime() < Math.floor(leftAt.getTime() / MINUTE_MS) * MINUTE_MS)
    throw invalidField("deliveredAt", "The goods left after that.");
  if (arrived > new Date()) throw invalidField("deliveredAt", "This time is in the future.");
}
