import "server-only";
import type { Transaction } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { sendJobs } from "@/lib/messaging/queue/send-jobs";
import { withinBudget } from "./budget";
import type { Mail } from "./mail";
import { queueTexts } from "./whatsapp-queue";

/**
 * Queues mails: they are sent when `tx` commits, never when it rolls back. Returns the mails that were left out because
 * their recipient has reached the limit (budget.ts). A mail to a customer without an email is skipped silently. Beside a
 * mail goes a WhatsApp message where its reader agreed to that.
 */
export async function queueMail(tx: Transaction, ...mails: Mail[]): Promise<Mail[]> {
  await queueTexts(tx, mails);
  const { allowed, withheld } = await withinBudget(tx, mails);
  await sendMails(tx, allowed);
  return withheld;
}

/** Queues mails that the limit does not count. */
export function sendMails(tx: Transaction, mails: readonly Mail[]): Promise<void> {
  return sendJobs(
    tx,
    "mail",
    mails.map((data) => ({ data })),
  );
}

/** Queues news about an order that its customer may have declined by email, and still get by WhatsApp. */
export async function queueNews(
  tx: Transaction,
  { wantsMails }: { wantsMails: boolean },
  mail: Mail,
): Promise<void> {
  await (wantsMails ? queueMail(tx, mail) : queueTexts(tx, [mail]));
}

/**
 * The INSERT of mails that the limit does not count: a statement, or one part of a larger one, where nothing is queued
 * without a row of the part `after`. pg-boss documents its job table for inserts by SQL (docs/sql/job-table.md there);
 * such an insert must copy the queue's settings itself.
 */
export function insertMails(mails: readonly Mail[], after?: string): Prisma.Sql {
  const gate = after
    ? Prisma.sql`AND EXISTS (SELECT FROM ${Prisma.raw(`"${after}"`)})`
    : Prisma.empty;
  return Prisma.sql`
    INSERT INTO pgboss.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, keep_until, dead_letter)
    SELECT q.name, mail.data, q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
      q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second', q.dead_letter
    FROM pgboss.queue q, jsonb_array_elements(${JSON.stringify(mails)}::jsonb) mail (data)
    WHERE q.name = ${"mail"} ${gate}`;
}
