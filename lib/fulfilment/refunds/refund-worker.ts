import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { hasGatewayKeys } from "@/lib/base/env";
import { JobError } from "@/lib/messaging/queue/job-error";
import { sendMissingJobs } from "@/lib/messaging/queue/send-jobs";
import { queueWorker } from "@/lib/messaging/queue/work-queues";
import { byGateway } from "@/lib/payments/gateways/by-gateway";
import { GATEWAY_TITLES, isGateway } from "@/lib/shop/payment-methods/methods";
import { carryOutRefund } from "./carry-out-refund";

/** Requests open refunds from the gateways. */
export const refundWorker = (db: PrismaClient) =>
  queueWorker({
    queue: "refund",
    nameOf: ({ refundId }) => `Refund ${refundId}`,
    run: async ({ data: { refundId: id } }) => {
      const { means } = await db.orderRefund.findUniqueOrThrow({
        where: { id },
        select: { means: true },
      });
      if (!isGateway(means)) return;
      const title = GATEWAY_TITLES[means];
      if (!hasGatewayKeys(means)) throw new JobError(`the shop has no keys of ${title}`, false);
      if ((await carryOutRefund(db, id, byGateway(means))) === "settled") return;
      throw new JobError(`${title} did not answer`, false);
    },
  });

/** Creates the missing jobs of open refunds, as after a migration or a restored backup. */
export async function queueOpenRefunds(tx: Transaction): Promise<number> {
  const where = { state: "under_way" } as const;
  const open = await tx.orderRefund.findMany({ where, select: { id: true } });
  const jobs = open.map(({ id }) => ({ id, data: { refundId: id } }));
  return sendMissingJobs(tx, "refund", jobs);
}
