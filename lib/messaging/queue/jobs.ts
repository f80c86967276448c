import "server-only";
import { holds, type Queryable } from "@/lib/db/holds";
import { QUEUE_SCHEMA } from "@/lib/db/queue-schema";
import type { Db } from "@/lib/db/client";
import { WORKED_QUEUES, type JobData, type QueueName } from "./queues";

/**
 * Reads pg-boss's job table, whose columns and order of states it documents for SQL (docs/sql/job-table.md there). Its
 * getQueueStats repeats the result of its last monitor pass, which may be a minute old, and its findJobs returns all
 * jobs, of which thousands may have failed.
 */

async function isAny(db: Queryable, where: string): Promise<boolean> {
  return holds(
    db,
    `EXISTS (SELECT FROM ${QUEUE_SCHEMA}.job j WHERE j.name = ANY ($1::text[]) AND ${where})`,
    [WORKED_QUEUES],
  );
}

/** True when a job is due or left in the outbox; uses an index, so that it can run every second. */
export async function jobsAreDue(db: Queryable): Promise<boolean> {
  if (await holds(db, `EXISTS (SELECT FROM "outbox")`)) return true;
  return isAny(
    db,
    `j.state < 'active' AND NOT j.blocked AND j.start_after <= now()
     AND NOT (j.policy = 'key_strict_fifo' AND EXISTS (
       SELECT FROM ${QUEUE_SCHEMA}.job b
       WHERE b.name = j.name AND b.singleton_key = j.singleton_key AND b.id <> j.id
         AND b.state IN ('active', 'retry', 'failed') AND b.policy = 'key_strict_fifo'))`,
  );
}

/** True when a worker has held a job for so long that the worker must be dead. */
export function jobsAreStuck(db: Queryable): Promise<boolean> {
  return isAny(
    db,
    "j.state = 'active' AND j.started_on + j.expire_seconds * interval '1 s' < now()",
  );
}

/**
 * Next attempts of a queue's jobs, by id.
 * @param about the field of the jobs' data, with the ids
 */
export async function readNextTries<Name extends QueueName>(
  db: Db,
  queue: Name,
  about: Partial<Record<keyof JobData[Name], readonly string[]>>,
): Promise<Map<string, Date>> {
  const [[field, ids] = ["", []]] = Object.entries<readonly string[] | undefined>(about);
  const rows = await db.$queryRaw<{ about: string; at: Date }[]>`
    SELECT j.data ->> ${field} AS about, min(j.start_after) AS at FROM pgboss.job j
    WHERE j.name = ${queue} AND j.state <= 'active' AND j.data ->> ${field} = ANY (${ids}::text[])
    GROUP BY 1`;
  return new Map(rows.map(({ about: id, at }) => [id, at]));
}

/** Next attempt of the first job of each key; keys without a waiting job are absent. */
export async function readNextTriesByKey(
  db: Db,
  queue: QueueName,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (keys.length === 0) return new Map();
  const rows = await db.$queryRaw<{ key: string; at: Date }[]>`
    SELECT singleton_key AS key, coalesce(max(start_after) FILTER (WHERE state = 'retry'), min(start_after)) AS at
    FROM pgboss.job
    WHERE name = ${queue} AND state IN ('created', 'retry', 'active') AND singleton_key = ANY (${[...keys]}::text[])
    GROUP BY singleton_key`;
  return new Map(rows.map(({ key, at }) => [key, at]));
}
