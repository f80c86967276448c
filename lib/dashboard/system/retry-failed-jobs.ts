import "server-only";
import { fromPrisma } from "pg-boss";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import { FAILED_QUEUES } from "@/lib/messaging/queue/queues";
import { sendingBoss } from "@/lib/messaging/queue/send-jobs";
import { replayDelivery } from "@/lib/messaging/webhooks/replay-delivery";
import { failedDeliveries } from "./read-queues";

const MAX_JOBS = 10_000;
const MAX_DELIVERIES = 500;

export interface RetryFailedJobsOptions extends AuditedWrite {
  /** One of the failed jobs, or all that failed before a moment: at most 10,000 jobs of a queue and 500 webhooks. */
  which: { id: string } | { failedBefore: Date };
  /** For an API key: what else failed acts on money, documents or other programs, for which keys have other scopes. */
  mailsAlone: boolean;
}

/**
 * Queues failed jobs again, as if they had never been tried. When parallel calls name the same job, only one moves it.
 * Returns how many were moved; when none was, nothing is recorded.
 * @throws AppError not_found when the job that `which` names is not, or no longer, among the failed ones
 */
export async function retryFailedJobs(options: RetryFailedJobsOptions): Promise<number> {
  const count = (await retryJobs(options)) + (await replayDeliveries(options));
  if ("id" in options.which && count === 0) {
    throw new AppError("not_found", "This job is no longer among the failed ones.");
  }
  return count;
}

/** Moves jobs from the queues of dead letters to where they failed. */
async function retryJobs(options: RetryFailedJobsOptions): Promise<number> {
  const { db, actor, ipAddress, which, mailsAlone } = options;
  const boss = await sendingBoss();
  const chosen = "id" in which ? { ids: [which.id] } : { createdBefore: which.failedBefore };
  return db.$transaction(async (tx) => {
    let count = 0;
    for (const queue of mailsAlone ? (["mail-failed"] as const) : FAILED_QUEUES) {
      const where = { ...chosen, limit: MAX_JOBS, db: fromPrisma(tx) };
      count += await boss.redrive(queue, where);
    }
    if (count === 0) return 0;
    await recordAudit(tx, {
      event: "Mail Job Retried",
      actor,
      description: `${actor.identifier} queued ${count === 1 ? "a failed job" : `${count} failed jobs`} again`,
      ipAddress,
      details: { count, ...("id" in which ? { job: which.id } : {}) },
    });
    return count;
  });
}

async function replayDeliveries(options: RetryFailedJobsOptions): Promise<number> {
  const { which, mailsAlone, ...by } = options;
  if (mailsAlone || ("id" in which && !isUuid(which.id))) return 0;
  const failed = await failedDeliveries(options.db, which, MAX_DELIVERIES);
  for (const { id, webhookId } of failed) await replayDelivery({ ...by, webhookId, id });
  return failed.length;
}
