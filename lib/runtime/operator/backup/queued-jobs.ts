import "server-only";
import { QUEUE_SCHEMA } from "@/lib/db/queue-schema";
import { QUEUES } from "@/lib/messaging/queue/queues";
import { columnList } from "./tables";

/**
 * Only jobs that are not done are backed up: waiting ones, those that a worker was doing at that moment, and those that
 * failed and are kept for the admin. The restoring program creates the queues' own settings and schema.
 */

export const JOB_COLUMNS = [
  "id",
  "name",
  "state",
  "data",
  "priority",
  "retry_limit",
  "retry_count",
  "retry_delay",
  "retry_backoff",
  "retry_delay_max",
  "expire_seconds",
  "deletion_seconds",
  "start_after",
  "created_on",
  "keep_until",
  "output",
  "dead_letter",
  "policy",
  "singleton_key",
  "group_id",
  "source_name",
  "source_id",
  "source_created_on",
  "source_retry_count",
  "source_output",
  "source_root_id",
];

export const JOB_TABLE = `${QUEUE_SCHEMA}.job`;

/** No worker holds a job of the restored queue, so a job that was active waits again. */
const selected = columnList(JOB_COLUMNS).replace(
  `"state"`,
  `CASE "state" WHEN 'active' THEN 'retry' ELSE "state" END`,
);

export const JOBS_QUERY = `
  SELECT ${selected} FROM ${JOB_TABLE}
  WHERE "name" IN (${Object.keys(QUEUES)
    .map((name) => `'${name}'`)
    .join(", ")})
    AND "state" IN ('created', 'retry', 'active')`;
