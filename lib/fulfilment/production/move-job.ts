import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { ProductionStep } from "@/lib/db/generated/enums";
import { lockOrder } from "@/lib/orders/lock-order";
import { findJob } from "./queries";
import type { Job } from "./schemas";
import { STEP_NAMES } from "./step-names";

export interface MoveJobOptions extends AuditedWrite {
  /** `_id` of the line. */
  line: string;
  step: ProductionStep;
}

/**
 * Moves a job to any step, forward or back, because steps are also pressed by mistake.
 * @throws AppError not_found for a job that is not on the board; invalid_transition while its order is not Processing
 */
export async function moveJob(options: MoveJobOptions): Promise<Job> {
  const { db, line, step, actor, ipAddress } = options;
  const now = new Date();
  return db.$transaction(async (tx) => {
    const named = isUuid(line) ? await findJob(tx, line, now) : null;
    if (!named) throw new AppError("not_found", "This job is not on the production board.");
    const { orderId, status } = await lockOrder(tx, named.order._id);
    // Read again under the lock of its order.
    const job = await findJob(tx, line, now);
    if (!job) throw new AppError("not_found", "This job has left the production board.");
    if (job.step === step) return job;
    if (status === "Pending") {
      throw new AppError("invalid_transition", `Start the production of order ${orderId} first.`);
    }
    await tx.orderLine.update({
      where: { id: line },
      data: { productionStep: step },
      select: { id: true },
    });
    await recordAudit(tx, {
      event: "Order Production Updated",
      actor,
      description: `“${job.name}” of order ${orderId} came to ${STEP_NAMES[step]}`,
      ipAddress,
      details: { order: orderId, line, changes: { step: { before: job.step, after: step } } },
    });
    return { ...job, step };
  });
}
