import "server-only";
import { QUEUE_SCHEMA } from "@/lib/db/queue-schema";
import { FAILED_MAIL_QUEUE, MAIL_QUEUE } from "@/lib/messaging/email/queue-names";
import { columnList } from "./tables";

/**
 * Only the mails of the queue are backed up: waiting ones, the one that a worker was sending at that moment, and
 * those that were given up and are kept for the admin. The restoring program creates the queue's own settings and
 * schema.
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
  WHERE "name" IN ('${MAIL_QUEUE}', '${FAILED_MAIL_QUEUE}')
    AND "state" IN ('created', 'retry', 'active')`;
