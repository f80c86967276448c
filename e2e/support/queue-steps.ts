import { expect } from "vitest";
import { poll } from "@/lib/base/poll";
import type { QueueName } from "@/lib/messaging/queue/queues";
import { startQueues, type AnyQueueWorker } from "@/lib/messaging/queue/work-queues";
import type { TestDatabase } from "./database";

/** Has a worker do what waits in a queue, each job once and as if all were due. Returns how many waited. */
export async function doJobs(
  { db, url: databaseUrl }: TestDatabase,
  queue: QueueName,
  worker: AnyQueueWorker,
): Promise<number> {
  const waiting = await db.$executeRaw`
    UPDATE pgboss.job SET start_after = now() WHERE name = ${queue} AND state < 'active'`;
  if (waiting === 0) return 0;
  const runner = await startQueues({ databaseUrl, workers: [worker] });
  const isDone = async () => {
    const due = await db.$queryRaw<unknown[]>`
      SELECT FROM pgboss.job
      WHERE name = ${queue} AND (state = 'active' OR state < 'active' AND start_after <= now())`;
    return due.length === 0;
  };
  try {
    expect(await poll(60, isDone)).toBe(true);
  } finally {
    await runner.stop();
  }
  return waiting;
}
