import "server-only";
import type { Db } from "@/lib/db/client";
import type { FailedMail, System } from "./schemas";

/**
 * Reads pg-boss's job table, which it documents for SQL (docs/sql/job-table.md there). Its getQueueStats returns
 * neither retries nor the oldest waiting job, and its findJobs returns all jobs, of which thousands may have failed.
 */

const FAILED_SHOWN = 50;

/** Reads the waiting and the failed mails. */
export async function readQueue(db: Db): Promise<System["queue"]> {
  const [{ oldest, ...counts }, failedMails] = await Promise.all([
    countMails(db),
    readFailedMails(db),
  ]);
  return { ...counts, oldestWaitingAt: oldest?.toISOString() ?? null, failedMails };
}

interface MailCounts {
  /** To be sent, now or at a later attempt. */
  waiting: number;
  /** The number of waiting mails that have failed before. */
  retrying: number;
  active: number;
  /** Mails whose attempts are used up. */
  failed: number;
  /** When the oldest waiting mail was queued. */
  oldest: Date | null;
}

type CountRow = Record<Exclude<keyof MailCounts, "oldest">, bigint> & Pick<MailCounts, "oldest">;

/** Counts the mails by state. */
export async function countMails(db: Db): Promise<MailCounts> {
  const [row] = await db.$queryRaw<CountRow[]>`
    SELECT count(*) FILTER (WHERE name = 'mail' AND state IN ('created', 'retry')) AS waiting,
           count(*) FILTER (WHERE name = 'mail' AND state = 'retry') AS retrying,
           count(*) FILTER (WHERE name = 'mail' AND state = 'active') AS active,
           count(*) FILTER (WHERE name = 'mail-failed' AND state = 'created') AS failed,
           min(created_on) FILTER (WHERE name = 'mail' AND state IN ('created', 'retry')) AS oldest
    FROM pgboss.job
    WHERE name IN ('mail', 'mail-failed') AND state IN ('created', 'retry', 'active')`;
  return {
    waiting: Number(row?.waiting ?? 0),
    retrying: Number(row?.retrying ?? 0),
    active: Number(row?.active ?? 0),
    failed: Number(row?.failed ?? 0),
    oldest: row?.oldest ?? null,
  };
}

interface FailedRow {
  id: string;
  template: string | null;
  about: string | null;
  reason: string | null;
  retries: number | null;
  queuedAt: Date | null;
  failedAt: Date;
}

async function readFailedMails(db: Db): Promise<FailedMail[]> {
  const rows = await db.$queryRaw<FailedRow[]>`
    SELECT j.id, j.data ->> 'template' AS template, o."orderId" AS about,
           j.source_output ->> 'reason' AS reason, j.source_retry_count AS retries,
           j.source_created_on AS "queuedAt", j.created_on AS "failedAt"
    FROM pgboss.job j LEFT JOIN orders o ON o.id = (j.data ->> 'orderId')::uuid
    WHERE j.name = 'mail-failed' AND j.state = 'created'
    ORDER BY j.created_on DESC, j.id
    LIMIT ${FAILED_SHOWN}`;
  return rows.map((row) => ({
    _id: row.id,
    template: row.template ?? "unknown",
    about: row.about,
    reason: row.reason,
    attempts: (row.retries ?? 0) + 1,
    queuedAt: (row.queuedAt ?? row.failedAt).toISOString(),
    failedAt: row.failedAt.toISOString(),
  }));
}
