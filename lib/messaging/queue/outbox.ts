import "server-only";
import { Prisma, type PrismaClient } from "shop-database";
import { pollOften, type Lookout } from "./poll-often";
import type { JobData, QueueName } from "./queues";
import { sendJobs } from "./send-jobs";
import type { AnyQueueWorker } from "./work-queues";

/**
 * Jobs of a single statement that commits by itself, such as an order's: it leaves a row for each, and the worker sends
 * them within a second. Everything else calls `sendJobs` (docs/decisions/2026-11-29-order-outbox.md).
 */

/** The INSERT of jobs as a part of a larger statement: without a row of the part `after` it inserts nothing. */
export const leaveJobs = <Name extends QueueName>(
  queue: Name,
  jobs: readonly JobData[Name][],
  after: string,
): Prisma.Sql =>
  leaveEach(
    queue,
    Prisma.sql`SELECT job.data FROM jsonb_array_elements(${JSON.stringify(jobs)}::jsonb) job (data)
      WHERE EXISTS (SELECT FROM ${Prisma.raw(`"${after}"`)})`,
  );

/** `leaveJobs` for the result of a query with one column: the jobs' data. */
export const leaveEach = (queue: QueueName, data: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`INSERT INTO "outbox" ("queue", "data") SELECT ${queue}, left_job.data FROM (${data}) left_job (data)`;

const BATCH = 200;

interface Left {
  id: string;
  queue: QueueName;
  data: JobData[QueueName];
}

/** Sends the jobs left in the outbox, and returns their number. */
export async function relayOutbox(db: PrismaClient): Promise<number> {
  return db.$transaction(async (tx) => {
    const left = await tx.$queryRaw<Left[]>`
      DELETE FROM "outbox" WHERE "id" IN (
        SELECT "id" FROM "outbox" ORDER BY "leftAt" LIMIT ${BATCH}::int FOR UPDATE SKIP LOCKED)
      RETURNING "id", "queue", "data"`;
    for (const [queue, jobs] of Map.groupBy(left, (each) => each.queue)) {
      await sendJobs(
        tx,
        queue,
        jobs.map(({ id, data }) => ({ id, data })),
      );
    }
    return left.length;
  });
}

/** Relays as long as the worker runs. */
export function outboxWorker(db: PrismaClient): AnyQueueWorker {
  let lookout: Lookout | undefined;
  return {
    start: () => {
      lookout = pollOften(() => relayOutbox(db), "The outbox could not be relayed");
      return Promise.resolve();
    },
    stop: async () => lookout?.stop(),
  };
}
