import "server-only";
import { PgBoss, type JobResult, type JobWithMetadata } from "pg-boss";
import { log } from "@/lib/base/log";
import { QUEUE_SCHEMA } from "@/lib/db/queue-schema";
import { asJobError, JobError, logTrouble } from "./job-error";
import { QUEUES, type JobData, type QueueName } from "./queues";

/** A job as passed to a worker: with `retryCount`, the earlier attempts, and `createdOn`. */
export type ClaimedJob<Name extends QueueName> = JobWithMetadata<JobData[Name]>;

export interface QueueWorker<Name extends QueueName> {
  queue: Name;
  /** Name of a failed job in the log, such as "Mail order-confirmation"; without it `run` records JobErrors itself. */
  nameOf?: (data: JobData[Name]) => string;
  /**
   * Runs a job; safe to run twice. Throws for a retry; a permanent JobError is not retried. Reasons are stored and
   * logged, so other errors yield only their kind (asJobError).
   */
  run: (job: ClaimedJob<Name>) => Promise<void>;
  /** Called once no job is running. */
  close?: () => void;
}

/** Wraps each batch of jobs, from the start of the first to the end of the last. */
export type Around = <T>(work: () => Promise<T>, queue: QueueName) => Promise<T>;

export interface QueueRunner {
  /** Takes no more jobs, waits for running ones, and closes. */
  stop(): Promise<void>;
}

/** The minimum that pg-boss accepts; an idle worker ends after a minute. */
const POLL_SECONDS = 0.5;
/**
 * This process yields to all others: after a long piece of work, or on a machine that slept, pg-boss's ten seconds are
 * over before it has noticed that the database accepted its connection.
 */
const CONNECT_TIMEOUT_MS = 60_000;
/** Shorter than the stop timeout of most supervisors. */
const STOP_TIMEOUT_MS = 20_000;
const CONNECTIONS = 3;
/**
 * pg-boss releases the jobs of a dead worker in a pass that first runs this long after the start. It must run before an
 * idle worker ends (worker.ts); in the database the passes stay a minute apart.
 */
const SUPERVISE_SECONDS = 20;

/** A queue's worker, for any job data. */
export interface AnyQueueWorker {
  start: (boss: PgBoss, around: Around) => Promise<unknown>;
  /** For a worker that pg-boss does not stop. */
  stop?: () => Promise<void>;
  close?: (() => void) | undefined;
}

/** Creates a queue's worker for `startQueues`. */
export function queueWorker<Name extends QueueName>(worker: QueueWorker<Name>): AnyQueueWorker {
  const { queue, close } = worker;
  const options = {
    pollingIntervalSeconds: POLL_SECONDS,
    ...QUEUES[queue].work,
    includeMetadata: true,
    perJobResults: true,
  } as const;
  const start: AnyQueueWorker["start"] = (boss, around) =>
    boss.work<JobData[Name], JobResult[], typeof options>(queue, options, (jobs) =>
      around(() => Promise.all(jobs.map((job) => attempt(worker, job))), queue),
    );
  return { start, close };
}

/** Runs a job; logs and returns a failure. */
export async function attempt<Name extends QueueName>(
  { queue, nameOf, run }: QueueWorker<Name>,
  job: ClaimedJob<Name>,
): Promise<JobResult> {
  const { id, retryCount, retryLimit } = job;
  try {
    await run(job);
    return { id, status: "completed" };
  } catch (cause) {
    const { message: reason, permanent } = asJobError(cause);
    const isOver = permanent || retryCount >= retryLimit;
    const next = isOver ? "it is kept among what failed" : "it is tried again later";
    const which = `attempt ${retryCount + 1} of ${retryLimit + 1}`;
    const name = nameOf?.(job.data) ?? (cause instanceof JobError ? undefined : `Job of ${queue}`);
    if (name) log.error(`${name} ${id} failed (${which}: ${reason}); ${next}`);
    return { id, status: permanent ? "deadletter" : "failed", output: { reason } };
  }
}

interface RunnerOptions {
  databaseUrl: string;
  workers: readonly AnyQueueWorker[];
  around?: Around;
}

/** Runs the jobs of these queues until stopped. The caller has prepared the queues. */
export async function startQueues(options: RunnerOptions): Promise<QueueRunner> {
  const { databaseUrl, workers, around = (work) => work() } = options;
  const boss = new PgBoss({
    // If the record of a finished job is lost, the job runs again, as when the worker is killed between the two.
    connectionString: withUnawaitedCommits(databaseUrl),
    schema: QUEUE_SCHEMA,
    application_name: "shop-worker",
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    migrate: false,
    schedule: false,
  });
  boss.on("error", logTrouble("The queue is in trouble"));
  await boss.start();
  for (const { start } of workers) await start(boss, around);
  return {
    stop: async () => {
      await Promise.all(workers.map(async ({ stop }) => stop?.()));
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
      for (const { close } of workers) close?.();
    },
  };
}

/**
 * Returns the URL of the same database for connections whose commits do not wait for the disk: otherwise orders would
 * wait behind the commits of each job. After a power cut, commits of the last second may be lost, the latest first and
 * each as a whole, so it is only for work that can safely be repeated, such as recording that a mail was sent. Behind
 * pgbouncer (`?pgbouncer=true`), which does not pass this setting on, commits wait as usual.
 */
export function withUnawaitedCommits(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.searchParams.get("pgbouncer") === "true") return databaseUrl;
  const options = [url.searchParams.get("options"), "-c synchronous_commit=off"];
  url.searchParams.set("options", options.filter(Boolean).join(" "));
  return url.href;
}
