import "server-only";
import { fromPrisma, PgBoss, type ConstructorOptions } from "pg-boss";
import type { Transaction } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { QUEUE_SCHEMA } from "@/lib/db/queue-schema";
import { env } from "@/lib/base/env";
import { withinBudget } from "./budget";
import type { Mail } from "./mail";
import { FAILED_MAIL_QUEUE, MAIL_QUEUE } from "./queue-names";
import { queueTexts } from "./whatsapp-queue";

/**
 * The queue of outgoing mail: pg-boss in its own schema of the shop's database. Web processes only add to it, inside
 * the transaction of the change that the mail reports; the worker takes from it.
 */

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Retries thirty seconds after the first failure, then twice as long each time up to four hours: with the random part
 * that pg-boss subtracts, a mail server may be down for 8 to 16 hours.
 */
const RETRIES = { retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 4 * 60 * 60 };

const QUEUES = {
  [FAILED_MAIL_QUEUE]: { retentionSeconds: 90 * DAY_SECONDS, retryLimit: 0 },
  [MAIL_QUEUE]: {
    ...RETRIES,
    deadLetter: FAILED_MAIL_QUEUE,
    // How long a mail stays with a worker that has died.
    expireInSeconds: 180,
    retentionSeconds: 14 * DAY_SECONDS,
    deleteAfterSeconds: 7 * DAY_SECONDS,
  },
};

/** Starts a pg-boss instance that neither supervises nor takes jobs; the caller must stop it. */
async function startBoss(
  options: Pick<ConstructorOptions, "connectionString" | "migrate">,
): Promise<PgBoss> {
  const boss = new PgBoss({
    ...options,
    schema: QUEUE_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on("error", () => undefined);
  await boss.start();
  return boss;
}

/** Makes or migrates the queue's schema and updates its settings. Runs once at start. */
export async function prepareQueue(databaseUrl: string): Promise<void> {
  const boss = await startBoss({ connectionString: databaseUrl });
  try {
    for (const [name, options] of Object.entries(QUEUES)) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/**
 * Queues mails: they are sent when `tx` commits, never when it rolls back. Returns the mails that were left out because
 * their recipient has reached the limit (budget.ts). A mail to a customer without an email is skipped silently. Beside a
 * mail goes a WhatsApp message where its reader agreed to that.
 */
export async function queueMail(tx: Transaction, ...mails: Mail[]): Promise<Mail[]> {
  await queueTexts(tx, mails);
  const { allowed, withheld } = await withinBudget(tx, mails);
  if (allowed.length === 0) return withheld;
  const added = await tx.$executeRaw(insertMails(allowed));
  if (added !== allowed.length) throw new Error("The mail queue is not prepared.");
  return withheld;
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
    WHERE q.name = ${MAIL_QUEUE} ${gate}`;
}

const MAX_REQUEUED = 10_000;

/** One failed mail, or all that failed before a moment, at most 10,000 at a time. */
export type FailedMails = { id: string } | { failedBefore: Date };

/**
 * Moves failed mails back to the sending queue. Skips mails that a parallel transaction has locked. Returns how many
 * were moved.
 */
export async function requeueFailedMails(tx: Transaction, which: FailedMails): Promise<number> {
  const boss = await startBoss({ connectionString: env().DATABASE_URL, migrate: false });
  try {
    return await boss.redrive(FAILED_MAIL_QUEUE, {
      destination: MAIL_QUEUE,
      limit: MAX_REQUEUED,
      db: fromPrisma(tx),
      ...("id" in which ? { ids: [which.id] } : { createdBefore: which.failedBefore }),
    });
  } finally {
    await boss.stop({ graceful: false });
  }
}
