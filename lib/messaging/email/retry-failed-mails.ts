import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { requeueFailedMails, type FailedMails } from "./queue";

export interface RetryFailedMailsOptions {
  db: PrismaClient;
  actor: AuditActor;
  ipAddress: string;
  which: FailedMails;
}

/**
 * Queues failed mails again, as if they had never been tried. When parallel calls name the same mail, only one moves
 * it. Returns how many were moved; when none was, nothing is recorded.
 * @throws AppError not_found when the mail that `which` names is not, or no longer, among the failed mails
 */
export async function retryFailedMails(options: RetryFailedMailsOptions): Promise<number> {
  const { db, actor, ipAddress, which } = options;
  return db.$transaction(async (tx) => {
    const count = await requeueFailedMails(tx, which);
    if ("id" in which && count === 0) {
      throw new AppError("not_found", "This mail is no longer among the failed ones.");
    }
    if (count === 0) return 0;
    await recordAudit(tx, {
      event: "Mail Job Retried",
      actor,
      description: `${actor.identifier} queued ${count === 1 ? "a failed mail" : `${count} failed mails`} again`,
      ipAddress,
      details: { count, ...("id" in which ? { job: which.id } : {}) },
    });
    return count;
  });
}
