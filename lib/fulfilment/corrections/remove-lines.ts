import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";

/**
 * Takes lines out of an order, with proofs that nobody has approved.
 * @throws AppError invalid_transition for a line with an approval, which is evidence, and for one that was called off
 */
export async function removeLines(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const lines = { in: [...ids] };
  const approved = await tx.proofApproval.count({ where: { proof: { orderLineId: lines } } });
  if (approved > 0) {
    const message = "The buyer approved a proof of this line, so it stays. Lower its quantity.";
    throw new AppError("invalid_transition", message);
  }
  if ((await tx.orderCallOff.count({ where: { orderLineId: lines } })) > 0) {
    const message = "A line that was called off stays in its order. Lower its quantity.";
    throw new AppError("invalid_transition", message);
  }
  await tx.orderLine.deleteMany({ where: { id: lines } });
}
