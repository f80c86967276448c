import "server-only";
import { fromPrisma, PgBoss, type JobInsert } from "pg-boss";
import { env } from "@/lib/base/env";
import { processWide } from "@/lib/base/process-wide";
import type { Transaction } from "@/lib/db/client";
import { impatientSocket } from "@/lib/db/impatient-socket";
import { QUEUE_SCHEMA } from "@/lib/db/queue-schema";
import { logTrouble } from "./job-error";
import { QUEUES, type JobData, type QueueName } from "./queues";

/** A job with its own options; all others are the queue's. */
export type NewJob<Name extends QueueName> = JobInsert<JobData[Name]> & { data: JobData[Name] };

/**
 * Sends jobs with the commit of `tx`, never when it rolls back.
 * @throws Error when a job of the same id or key prevents one of them
 */
export async function sendJobs<Name extends QueueName>(
  tx: Transaction,
  queue: Name,
  jobs: readonly NewJob<Name>[],
): Promise<void> {
  const sent = await sendMissingJobs(tx, queue, jobs);
  if (sent !== jobs.length) throw new Error(`Jobs were not taken by the queue ${queue}.`);
}

/** Sends those of the jobs whose ids the queue does not have yet. Returns how many. */
export async function sendMissingJobs<Name extends QueueName>(
  tx: Transaction,
  queue: Name,
  jobs: readonly NewJob<Name>[],
): Promise<number> {
  if (jobs.length === 0) return 0;
  // A failed job would block the others of its key.
  await renewJobs(
    tx,
    queue,
    jobs.map(({ data }) => getKeys(queue, data).singletonKey),
    ["failed"],
  );
  return insertJobs(tx, queue, jobs);
}

const getKeys = <Name extends QueueName>(queue: Name, data: JobData[Name]) =>
  QUEUES[queue].keysOf?.(data) ?? {};

async function insertJobs<Name extends QueueName>(
  tx: Transaction,
  queue: Name,
  jobs: readonly NewJob<Name>[],
): Promise<number> {
  const boss = await sendingBoss();
  const keyed = jobs.map((job) => ({ ...getKeys(queue, job.data), ...job }));
  const sent = await boss.insert(queue, keyed, { db: fromPrisma(tx), returnId: true });
  return sent?.length ?? 0;
}

/** Replaces jobs of these keys in one of these states by new ones: due at once, with all retries. Returns how many. */
export async function renewJobs(
  tx: Transaction,
  queue: QueueName,
  keys: readonly (string | undefined)[],
  states: readonly ("created" | "retry" | "failed")[],
): Promise<number> {
  const named = [...new Set(keys)].filter((key) => key !== undefined);
  if (named.length === 0) return 0;
  const jobs = await tx.$queryRaw<{ data: JobData[QueueName] }[]>`
    DELETE FROM pgboss.job
    WHERE name = ${queue} AND singleton_key = ANY (${named}::text[]) AND state = ANY (${[...states]}::pgboss.job_state[])
    RETURNING data`;
  return jobs.length === 0 ? 0 : insertJobs(tx, queue, jobs);
}

/** Deletes the jobs with this `data`, in any state, with the commit of `tx`. */
export async function dropJobs<Name extends QueueName>(
  tx: Transaction,
  queues: readonly Name[],
  data: JobData[Name],
): Promise<void> {
  const boss = await sendingBoss();
  const db = fromPrisma(tx);
  for (const queue of queues) {
    const found = await boss.findJobs(queue, { data, db });
    const ids = found.map(({ id }) => id);
    if (ids.length > 0) await boss.deleteJob(queue, ids, { db });
  }
}

const shared = processWide<{ sendingBoss: Promise<PgBoss>; queueUrl: string }>();

/** Sets the queue database of a process without DATABASE_URL, such as an operator's command. */
export function setQueueDatabase(url: string): void {
  shared.queueUrl = url;
}

/**
 * The process's instance of pg-boss for everything but working: pass each call `{ db: fromPrisma(tx) }`. It neither
 * supervises nor schedules, and has one connection of its own, so that it also starts when transactions hold the whole
 * pool.
 */
export function sendingBoss(): Promise<PgBoss> {
  shared.sendingBoss ??= start().catch((error: unknown) => {
    // After an outage the next call tries again.
    delete shared.sendingBoss;
    throw error;
  });
  return shared.sendingBoss;
}

/** How long the database may be silent: otherwise pg-boss waits forever, and the readiness check with it. */
const SILENT_MS = 10_000;

async function start(): Promise<PgBoss> {
  const connection = {
    stream: () => impatientSocket(SILENT_MS),
    // Closes an idle connection before its silence could count as a fault.
    idleTimeoutMillis: SILENT_MS / 2,
  };
  const boss = new PgBoss({
    ...connection,
    connectionString: shared.queueUrl ?? env().DATABASE_URL,
    schema: QUEUE_SCHEMA,
    application_name: "shop-queue",
    max: 1,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on("error", logTrouble("The queue is in trouble"));
  await boss.start();
  return boss;
}
