import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { listCallOffs, openUnits } from "@/lib/orders/read/read-call-offs";
import { requireOpen } from "./lock-call-offs";

export interface SetCallOffOrderOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  kept: boolean;
}

/**
 * Makes an order a call-off order, whose goods leave in parts when the customer asks, or reverts that.
 * @throws AppError not_found; invalid_transition for an order that is not open, or that is reverted with open call-offs
 */
export async function setCallOffOrder({
  db,
  id,
  kept,
  ...by
}: SetCallOffOrderOptions): Promise<void> {
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    requireOpen(order);
    if (kept) return makeCallOffOrder(tx, order, by);
    const callOffs = await listCallOffs(tx, { orderId: order.id });
    if (callOffs.some((each) => openUnits(each) > 0)) {
      throw new AppError("invalid_transition", "Goods of it are called off. Decline that first.");
    }
    return write(tx, order, { kept, ...by });
  });
}

/** `setCallOffOrder` for a locked order. Its goods leave when called off, so the promised day no longer holds. */
export async function makeCallOffOrder(tx: Transaction, order: LockedOrder, by: OrderActor) {
  await write(tx, order, { kept: true, ...by });
}

async function write(
  tx: Transaction,
  { id, orderId }: LockedOrder,
  { kept, ...by }: OrderActor & { kept: boolean },
): Promise<void> {
  const { count } = await tx.order.updateMany({
    where: { id, kept: !kept },
    data: { kept, ...(kept && { dispatchBy: null, deliverBy: null }) },
  });
  if (count === 0) return;
  await recordAudit(tx, {
    ...by,
    event: "Order Call-off Updated",
    description: `The goods of order ${orderId} are ${kept ? "kept for its customer" : "no longer kept"}`,
    details: { order: orderId, kept },
  });
}
