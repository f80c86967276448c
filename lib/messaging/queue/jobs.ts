import "server-only";
import { holds, type Queryable } from "@/lib/db/holds";
import { QUEUE_SCHEMA } from "@/lib/db/queue-schema";
import { WORKED_QUEUES } from "./queues";

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

/** Returns whether a job is due; uses an index, so that it can run every second. */
export function jobsAreDue(db: Queryable): Promise<boolean> {
  return isAny(
    db,
    `j.state < 'active' AND NOT j.blocked AND j.start_after <= now()
     AND NOT (j.policy = 'key_strict_fifo' AND EXISTS (
       SELECT FROM ${QUEUE_SCHEMA}.job b
       WHERE b.name = j.name AND b.singleton_key = j.singleton_key AND b.id <> j.id
         AND b.state IN ('active', 'retry', 'failed') AND b.policy = 'key_strict_fifo'))`,
  );
}

/** Returns whether a worker has held a job for so long that the worker must be dead. */
export function jobsAreStuck(db: Queryable): Promise<boolean> {
  return isAny(
    db,
    "j.state = 'active' AND j.started_on + j.expire_seconds * interval '1 s' < now()",
  );
}
