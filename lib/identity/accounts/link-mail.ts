import "server-only";
import { actorOf } from "@/lib/audit/actor";
import type { AuditEvent } from "@/lib/audit/events";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { countAttempt } from "@/lib/session/attempts/count-attempt";
import { DATABASE_LIMITS } from "@/lib/limits/limits";
import { rateLimited } from "@/lib/limits/rate-limited";
import type { Mail } from "@/lib/email/mail";
import { queueMail } from "@/lib/email/queue";

/**
 * Takes leave to mail a link for the account; one too many is noted in the audit log as a failed `event`.
 * @throws AppError rate_limited with Retry-After
 */
export async function consumeLinkMail(
  db: PrismaClient,
  account: Parameters<typeof actorOf>[0],
  event: AuditEvent,
  ipAddress: string,
): Promise<void> {
  await countAttempt(db, [{ limit: "requestedLinks", subject: account.id }], {
    event,
    actor: actorOf(account),
    description: `Too many links were requested for ${account.email}: refused`,
    ipAddress,
  });
}

/**
 * Queues the mail with a link, or throws so that the transaction that made the link rolls back: the
 * earlier link must not be retired for one that nobody gets.
 * @throws AppError rate_limited when its address has been sent as many mails as it may get
 */
export async function queueLinkMail(tx: Transaction, ...mails: Mail[]): Promise<void> {
  const withheld = await queueMail(tx, ...mails);
  if (withheld.length === 0) return;
  throw rateLimited(
    "We have sent too many emails to this address. Look for the latest one, or try again in an hour.",
    DATABASE_LIMITS.strangerLinks.seconds,
  );
}
