import "server-only";
import { fromPrisma, type PgBoss } from "pg-boss";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { logTrouble, type JobError } from "./job-error";
import { pollOften, type Lookout } from "./poll-often";
import { QUEUES, type JobData, type QueueName } from "./queues";
import { attempt, type AnyQueueWorker, type ClaimedJob } from "./work-queues";

/** Maximum concurrent jobs of a queue. */
const AT_ONCE = 50;

/** Result of an attempt. */
export interface Attempted {
  /** The reason for a retry, or for giving up if permanent; absent for a finished job. */
  failure?: JobError | undefined;
  /** Records the outcome. Commits with the end of the job, so that neither is lost without the other. */
  record?: (tx: Transaction) => Promise<void>;
}

export interface ReceiverWorker<Name extends QueueName> {
  queue: Name;
  /** Makes an attempt; safe to run twice. */
  run: (job: ClaimedJob<Name>) => Promise<Attempted>;
}

/**
 * Creates the worker of a queue whose jobs call other servers, grouped per receiver (`group` in queues.ts): a slow
 * receiver delays only itself, because no batch is awaited.
 */
export function receiverWorker<Name extends QueueName>(
  db: PrismaClient,
  worker: ReceiverWorker<Name>,
): AnyQueueWorker {
  const { queue } = worker;
  const underWay = new Set<Promise<void>>();
  const complain = logTrouble(`A job of ${queue} could not be settled`);
  let lookout: Lookout | undefined;
  return {
    start: (boss, around) => {
      const look = async () => {
        const free = AT_ONCE - underWay.size;
        if (free === 0) return;
        for (const job of await claimJobs(boss, queue, free)) {
          const work = around(() => settleJob({ db, boss, worker }, job), queue)
            // It stays with this worker until it expires, and then runs again.
            .catch(complain)
            .finally(() => {
              underWay.delete(work);
              // More jobs of the same receiver may wait.
              lookout?.pollNow();
            });
          underWay.add(work);
        }
      };
      lookout = pollOften(look, `The queue ${queue} could not be read`);
      return Promise.resolve();
    },
    stop: async () => {
      await lookout?.stop();
      await Promise.all(underWay);
    },
  };
}

/** Takes due jobs, at most as many per group as the queue's row allows at once. */
export function claimJobs<Name extends QueueName>(
  boss: PgBoss,
  queue: Name,
  limit = AT_ONCE,
): Promise<ClaimedJob<Name>[]> {
  const { groupConcurrency } = QUEUES[queue].work ?? {};
  const options = {
    batchSize: limit,
    includeMetadata: true,
    ...(groupConcurrency && { groupConcurrency }),
  } as const;
  return boss.fetch<JobData[Name]>(queue, options);
}

interface Settling<Name extends QueueName> {
  db: PrismaClient;
  boss: PgBoss;
  worker: ReceiverWorker<Name>;
}

/**
 * Runs one job and settles it. pg-boss's own backoff has a random part, but receivers are promised fixed intervals:
 * after a failure `retryDelay`, then twice as long each time, from the start of the attempt.
 */
export async function settleJob<Name extends QueueName>(
  { db, boss, worker }: Settling<Name>,
  job: ClaimedJob<Name>,
): Promise<void> {
  const { queue } = worker;
  const { id, startedOn, retryCount, retryLimit, retryDelay } = job;
  let attempted: Attempted = {};
  const run = async () => {
    attempted = await worker.run(job);
    if (attempted.failure) throw attempted.failure;
  };
  const result = await attempt({ queue, run }, job);
  const output = Object(result.output) as object;
  await db.$transaction(async (tx) => {
    await attempted.record?.(tx);
    const inTx = { db: fromPrisma(tx) };
    if (result.status === "completed") {
      await boss.complete(queue, job, null, inTx);
      return;
    }
    await boss.fail(queue, job, output, inTx);
    if (retryCount >= retryLimit) return;
    if (result.status === "deadletter") {
      // pg-boss gives up only a job without retries left.
      await boss.update(queue, undefined, { ...inTx, id, retryLimit: 0 });
      await boss.fail(queue, id, output, inTx);
      return;
    }
    const startAfter = new Date(startedOn.getTime() + retryDelay * 2 ** retryCount * 1000);
    await boss.update(queue, undefined, { ...inTx, id, startAfter });
  });
}

/**
 * True when a failure of the job is final. One retry is left for a worker that dies in the last attempt, so that it
 * still records the end.
 */
export const isLastAttempt = ({ retryCount, retryLimit }: ClaimedJob<QueueName>): boolean =>
  retryCount + 1 >= retryLimit;
