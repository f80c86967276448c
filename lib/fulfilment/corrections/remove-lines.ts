import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";

/**
 * Removes lines from an order with their proofs. An approved proof stays as evidence, without a line.
 * @throws AppError invalid_transition for a line that was called off
 */
export async function removeLines(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const lines = { in: [...ids] };
  if ((await tx.orderCallOff.count({ where: { orderLineId: lines } })) > 0) {
    const message = "A line that was called off stays in its order. Lower its quantity.";
    throw new AppError("invalid_transition", message);
  }
  await tx.proof.updateMany({
    where: { orderLineId: lines, approval: { isNot: null } },
    data: { orderLineId: null },
  });
  await storeItems(tx, ids);
  await tx.orderLine.deleteMany({ where: { id: lines } });
}

/** Moves the buyer's items to another of their lines; an item without one is deleted. */
async function storeItems(tx: Transaction, ids: readonly string[]): Promise<void> {
  const gone = [...ids];
  const items = await tx.item.findMany({
    where: { lineId: { in: gone } },
    select: {
      id: true,
      lines: {
        where: { id: { notIn: gone }, OR: [{ stage: null }, { stage: "approved" }] },
        orderBy: { id: "desc" },
        take: 1,
        select: { id: true },
      },
    },
  });
  for (const {
    id,
    lines: [other],
  } of items) {
    if (other)
      await tx.item.update({ where: { id }, data: { lineId: other.id }, select: { id: true } });
    else await tx.item.delete({ where: { id }, select: { id: true } });
  }
}
