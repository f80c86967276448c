import "server-only";
import { fromPrisma, PgBoss, type ConstructorOptions } from "pg-boss";
import type { Transaction } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { QUEUE_SCHEMA } from "@/lib/db/queue-schema";
import { env } from "@/lib/base/env";
import { withinBudget } from "./budget";
import type { Mail } from "./mail";
import { FAILED_MAIL_QUEUE, MAIL_QUEUE } from "./queue-names";

/**
 * The queue of outgoing mail: pg-boss in its own schema of the shop's database. Web processes only
 * add to it, inside the transaction of whatever the mail tells of; the worker takes from it.
 */

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Thirty seconds after the first failure, then twice as long each time up to four hours: with the
 * random part that pg-boss takes off, a mail server may be away for 8 to 16 hours.
 */
const RETRIES = { retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 4 * 60 * 60 };

const QUEUES = {
  [FAILED_MAIL_QUEUE]: { retentionSeconds: 90 * DAY_SECONDS, retryLimit: 0 },
  [MAIL_QUEUE]: {
    ...RETRIES,
    deadLetter: FAILED_MAIL_QUEUE,
    // A worker that died with a mail in its hands is waited for this long.
    expireInSeconds: 180,
    retentionSeconds: 14 * DAY_SECONDS,
    deleteAfterSeconds: 7 * DAY_SECONDS,
  },
};

/** A queue that neither supervises nor takes jobs: whoever starts it stops it again. */
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

/** Makes or migrates the queue's schema and brings its settings up to date. Once at start. */
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
 * Queues mails: they leave when `tx` commits, never when it rolls back. Answers those that were left
 * out, because their recipient has been sent as many as anybody may cause (budget.ts). What would go to a
 * customer without an email is not queued, and nothing is said of it.
 */
export async function queueMail(tx: Transaction, ...mails: Mail[]): Promise<Mail[]> {
  const { allowed, withheld } = await withinBudget(tx, mails);
  if (allowed.length === 0) return withheld;
  const added = await tx.$executeRaw(insertMails(allowed));
  if (added !== allowed.length) throw new Error("The mail queue is not prepared.");
  return withheld;
}

/**
 * The INSERT of mails that the budget does not count: a statement, or one part of a larger one, where nothing is
 * queued without a row of the part `after`. pg-boss documents its job table for whoever adds to it in SQL
 * (docs/sql/job-table.md there), which leaves to them to copy what the queue prescribes.
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

const MOST_REQUEUED = 10_000;

/** One given-up mail, or all that were given up before a moment, at most 10,000 at a time. */
export type FailedMails = { id: string } | { failedBefore: Date };

/**
 * Moves given-up mails back to where they are sent from. One that a parallel transaction holds is left
 * to it. Answers how many were moved.
 */
export async function requeueFailedMails(tx: Transaction, which: FailedMails): Promise<number> {
  const boss = await startBoss({ connectionString: env().DATABASE_URL, migrate: false });
  try {
    return await boss.redrive(FAILED_MAIL_QUEUE, {
      destination: MAIL_QUEUE,
      limit: MOST_REQUEUED,
      db: fromPrisma(tx),
      ...("id" in which ? { ids: [which.id] } : { createdBefore: which.failedBefore }),
    });
  } finally {
    await boss.stop({ graceful: false });
  }
}
