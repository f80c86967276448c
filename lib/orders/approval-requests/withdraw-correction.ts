import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import { lockCompany } from "@/lib/companies/buying-company";
import { lockOrder, type OrderActor } from "../lock-order";

interface WithdrawCorrectionOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or number of the order. */
  id: string;
}

/**
 * Withdraws a correction that waits for the company's approval; the order stays as it is.
 * @throws AppError not_found; request_closed where none waits
 */
export async function withdrawCorrection(options: WithdrawCorrectionOptions): Promise<void> {
  const { db, actor, ipAddress } = options;
  await db.$transaction(async (tx) => {
    const { id, orderId, now } = await lockOrder(tx, options.id);
    const { companyId } = await tx.order.findUniqueOrThrow({
      where: { id },
      select: { companyId: true },
    });
    if (companyId !== null) await lockCompany(tx, companyId);
    const { count } = await tx.approvalRequest.updateMany({
      where: { correctsId: id, state: "waiting", expiresAt: { gt: now } },
      data: { state: "withdrawn", decidedAt: now },
    });
    if (count === 0) {
      throw new AppError("request_closed", "No correction of this order waits for an approval.");
    }
    await recordAudit(tx, {
      event: "Approval Withdrawn",
      actor,
      ...(ipAddress !== undefined && { ipAddress }),
      description: `The correction of order ${orderId} that waited for an approval was withdrawn`,
      details: { order: orderId },
    });
  });
}
