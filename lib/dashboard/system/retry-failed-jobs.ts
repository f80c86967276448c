import "server-only";
import { fromPrisma } from "pg-boss";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import { FAILED_QUEUES } from "@/lib/messaging/queue/queues";
import { sendingBoss } from "@/lib/messaging/queue/send-jobs";
import { replayDelivery } from "@/lib/messaging/webhooks/replay-delivery";
import { sendTexts, TEXT_TO_SEND } from "@/lib/messaging/email/whatsapp-queue";
import { failedDeliveries, failedTexts, type Chosen } from "./read-queues";

const MAX_JOBS = 10_000;
const MAX_DELIVERIES = 500;
const MAX_TEXTS = 500;

export interface RetryFailedJobsOptions extends AuditedWrite {
  /** At most 10,000 jobs of a queue, 500 webhooks and 500 WhatsApp messages. */
  which: Chosen;
  /** For an API key: other failed jobs act on money, documents or other programs, for which keys have other scopes. */
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

/** Moves jobs from the queues of dead letters to where they failed, and has failed WhatsApp messages wait again. */
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
    if (!mailsAlone) count += await retryTexts(tx, which);
    if (count === 0) return 0;
    await recordAudit(tx, {
      event: "Job Retried",
      actor,
      description: `${actor.identifier} queued ${count === 1 ? "a failed job" : `${count} failed jobs`} again`,
      ipAddress,
      details: { count, ...("id" in which ? { job: which.id } : {}) },
    });
    return count;
  });
}

async function retryTexts(tx: Transaction, which: Chosen): Promise<number> {
  if ("id" in which && !isUuid(which.id)) return 0;
  const failed = await failedTexts(tx, which, MAX_TEXTS);
  // Of parallel calls, one finds each still failed.
  const where = { id: { in: failed.map(({ id }) => id) }, state: "failed" } as const;
  const data = { state: "waiting", error: null, providerId: null, changedAt: new Date() } as const;
  const texts = await tx.whatsAppMessage.updateManyAndReturn({ where, data, select: TEXT_TO_SEND });
  await sendTexts(tx, texts);
  return texts.length;
}

async function replayDeliveries(options: RetryFailedJobsOptions): Promise<number> {
  const { which, mailsAlone, ...by } = options;
  if (mailsAlone || ("id" in which && !isUuid(which.id))) return 0;
  const failed = await failedDeliveries(options.db, which, MAX_DELIVERIES);
  for (const { id, webhookId } of failed) await replayDelivery({ ...by, webhookId, id });
  return failed.length;
}
