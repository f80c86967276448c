import "server-only";
import { holds, type Queryable } from "@/lib/db/holds";
import { QUEUE_SCHEMA } from "@/lib/db/queue-schema";
import { MAIL_QUEUE } from "./queue-names";

/**
 * Reads pg-boss's job table, whose columns and order of states it documents for SQL (docs/sql/job-table.md there). Its
 * getQueueStats repeats the result of its last monitor pass, which may be a minute old.
 */

async function isAny(db: Queryable, where: string): Promise<boolean> {
  return holds(db, `EXISTS (SELECT FROM ${QUEUE_SCHEMA}.job WHERE name = $1 AND ${where})`, [
    MAIL_QUEUE,
  ]);
}

/** Returns whether a mail is due; uses an index, so that it can run every second. */
export function mailsAreDue(db: Queryable): Promise<boolean> {
  return isAny(db, "state < 'active' AND NOT blocked AND start_after <= now()");
}

/** Returns whether a worker has held a mail for so long that the worker must be dead. */
export function mailsAreStuck(db: Queryable): Promise<boolean> {
  return isAny(db, "state = 'active' AND started_on + expire_seconds * interval '1 s' < now()");
}
