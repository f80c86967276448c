import "server-only";
import { fromPrisma, PgBoss, type Db as QueueDb } from "pg-boss";
import type { Db, Transaction } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { QUEUE_SCHEMA } from "@/lib/db/queue-schema";
import { processWide } from "@/lib/process-wide";
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
    notify: true,
  },
};

/** Makes or migrates the queue's schema and brings its settings up to date. Once at start. */
export async function prepareQueue(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on("error", () => undefined);
  await boss.start();
  try {
    for (const [name, options] of Object.entries(QUEUES)) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Prisma cannot read the type regclass, by which pg-boss asks whether its tables are there. */
function startable(tx: Db): QueueDb {
  const db = fromPrisma(tx);
  return {
    executeSql: (text, values) =>
      db.executeSql(text.replace(/to_regclass\([^)]*\)/, "$&::text"), values),
  };
}

const shared = processWide<{ mailProducer: PgBoss }>();

/**
 * What pg-boss needs to know of the queue in order to add to it, read once per process. It is read
 * by the transaction at hand and stopped again at once: no second connection that a full pool could
 * not give, no timer, and no polling in a web process.
 */
async function producer(tx: Db): Promise<PgBoss> {
  if (shared.mailProducer) return shared.mailProducer;
  const boss = new PgBoss({
    db: startable(tx),
    schema: QUEUE_SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on("error", () => undefined);
  await boss.start();
  await boss.stop({ graceful: false, close: false });
  shared.mailProducer = boss;
  return boss;
}

/**
 * Queues mails: they leave when `tx` commits, never when it rolls back. Answers those that were left
 * out, because their recipient has been sent as many as anybody may cause (budget.ts).
 */
export async function queueMail(tx: Transaction, ...mails: Mail[]): Promise<Mail[]> {
  const { allowed, withheld } = await withinBudget(tx, mails);
  if (allowed.length > 0) await insert(tx, allowed);
  return withheld;
}

/** In one statement. */
async function insert(tx: Transaction, mails: readonly Mail[]): Promise<void> {
  const boss = await producer(tx);
  const jobs = mails.map((data) => ({ data }));
  const added = await boss.insert(MAIL_QUEUE, jobs, { db: fromPrisma(tx), returnId: true });
  if (added?.length !== mails.length) throw new Error("The mail queue is not prepared.");
}

/** Where pg-boss's statement takes the jobs as JSON. */
const JOBS_PARAMETER = "$1";

/**
 * The same as parts of a larger statement, whose `after` is the part without a row of which nothing is
 * queued: pg-boss's own, which end in one named `notified`. For mails that the budget does not count.
 */
export async function mailParts(
  tx: Db,
  mails: readonly Mail[],
  after: string,
): Promise<Prisma.Sql> {
  const [before = "", behind = ""] = (await insertParts(tx)).split(JOBS_PARAMETER);
  const jobs = JSON.stringify(mails.map((data) => ({ data })));
  return Prisma.sql`${Prisma.raw(before)}(
    SELECT CASE WHEN EXISTS (SELECT FROM ${Prisma.raw(`"${after}"`)}) THEN ${jobs}::text ELSE '[]' END
  )${Prisma.raw(behind)}`;
}

const PARTS = /^\s*WITH\s(.*)SELECT id FROM ins\s/s;

/** What stands between WITH and SELECT in the statement by which pg-boss adds jobs. */
async function insertParts(tx: Db): Promise<string> {
  const boss = await producer(tx);
  let statement = "";
  const executeSql = (text: string) => {
    statement = text;
    return Promise.resolve({ rows: [] });
  };
  await boss.insert(MAIL_QUEUE, [], { db: { executeSql }, returnId: true });
  const parts = PARTS.exec(statement)?.[1];
  if (parts === undefined) throw new Error("pg-boss adds jobs by another kind of statement.");
  return parts;
}

const MOST_REQUEUED = 10_000;

/** One given-up mail, or all that were given up before a moment, at most 10,000 at a time. */
export type FailedMails = { id: string } | { failedBefore: Date };

/**
 * Moves given-up mails back to where they are sent from. One that a parallel transaction holds is left
 * to it. Answers how many were moved.
 */
export async function requeueFailedMails(tx: Transaction, which: FailedMails): Promise<number> {
  const boss = await producer(tx);
  return boss.redrive(FAILED_MAIL_QUEUE, {
    destination: MAIL_QUEUE,
    limit: MOST_REQUEUED,
    db: fromPrisma(tx),
    ...("id" in which ? { ids: [which.id] } : { createdBefore: which.failedBefore }),
  });
}
