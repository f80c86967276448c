import "server-only";
import { Prisma } from "shop-database";
import type { Db } from "@/lib/db/client";
import { QUEUE_NAMES, type FailedJob, type QueueState, type System } from "./schemas";

/**
 * Waiting and failed jobs, read from pg-boss's job table, which it documents for SQL (docs/sql/job-table.md
 * there): its getQueueStats returns neither retries nor the oldest waiting job, and its findJobs returns all jobs, of
 * which thousands may have failed. Webhooks and WhatsApp messages have rows of their own that say how each went.
 */

const FAILED_SHOWN = 50;

type Queues = Pick<System, "queue" | "queues" | "failedJobs">;

export async function readQueues(db: Db): Promise<Queues> {
  const [{ oldest, ...counts }, queues, failedJobs] = await Promise.all([
    countMails(db),
    countQueues(db),
    readFailedJobs(db),
  ]);
  const queue = { ...counts, oldestWaitingAt: oldest?.toISOString() ?? null };
  return { queue, queues, failedJobs };
}

/** Jobs of the queues, and those that an order's statement left for them a moment ago. */
const JOBS = Prisma.sql`(
  SELECT name, state, created_on FROM pgboss.job
  UNION ALL SELECT "queue", 'created'::pgboss.job_state, "leftAt" FROM "outbox"
) j`;

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

export async function countMails(db: Db): Promise<MailCounts> {
  const [row] = await db.$queryRaw<CountRow[]>`
    SELECT count(*) FILTER (WHERE name = 'mail' AND state IN ('created', 'retry')) AS waiting,
           count(*) FILTER (WHERE name = 'mail' AND state = 'retry') AS retrying,
           count(*) FILTER (WHERE name = 'mail' AND state = 'active') AS active,
           count(*) FILTER (WHERE name = 'mail-failed' AND state = 'created') AS failed,
           min(created_on) FILTER (WHERE name = 'mail' AND state IN ('created', 'retry')) AS oldest
    FROM ${JOBS}
    WHERE name IN ('mail', 'mail-failed') AND state IN ('created', 'retry', 'active')`;
  return {
    waiting: Number(row?.waiting ?? 0),
    retrying: Number(row?.retrying ?? 0),
    active: Number(row?.active ?? 0),
    failed: Number(row?.failed ?? 0),
    oldest: row?.oldest ?? null,
  };
}

interface QueueRow {
  name: string;
  waiting: bigint;
  failed: bigint;
  oldest: Date | null;
}

/** Dead letters wait in a queue of their own, such as "mail-failed". */
const BASE_NAME = Prisma.sql`regexp_replace(j.name, '-failed$', '')`;

async function countQueues(db: Db): Promise<QueueState[]> {
  const rows = await db.$queryRaw<QueueRow[]>`
    SELECT ${BASE_NAME} AS name,
           count(*) FILTER (WHERE j.name NOT LIKE '%-failed') AS waiting,
           count(*) FILTER (WHERE j.name LIKE '%-failed') AS failed,
           min(j.created_on) FILTER (WHERE j.name NOT LIKE '%-failed') AS oldest
    FROM ${JOBS}
    WHERE j.state IN ('created', 'retry')
      AND j.name IN ('mail', 'mail-failed', 'push', 'push-failed', 'refund', 'refund-failed', 'einvoice', 'einvoice-failed')
    GROUP BY 1
    UNION ALL
    SELECT 'webhook', count(*) FILTER (WHERE d.state = 'waiting'), count(*) FILTER (WHERE d.state = 'failed'),
           min(d."createdAt") FILTER (WHERE d.state = 'waiting')
    FROM webhook_deliveries d JOIN webhooks w ON w.id = d."webhookId" AND w.active
    UNION ALL
    SELECT 'whatsapp', count(*) FILTER (WHERE state = 'waiting'), count(*) FILTER (WHERE state = 'failed'),
           min("createdAt") FILTER (WHERE state = 'waiting')
    FROM whatsapp_messages WHERE state IN ('waiting', 'failed')`;
  return QUEUE_NAMES.map((name) => {
    const row = rows.find((each) => each.name === name);
    return {
      name,
      waiting: Number(row?.waiting ?? 0),
      oldestWaitingAt: row?.oldest?.toISOString() ?? null,
      failed: Number(row?.failed ?? 0),
    };
  });
}

type FailedRow = Omit<FailedJob, "_id" | "queuedAt" | "failedAt"> & {
  id: string;
  queuedAt: Date;
  failedAt: Date;
};

/** Failed jobs, newest first. Each queue has its share, so that a full one hides no other. */
async function readFailedJobs(db: Db): Promise<FailedJob[]> {
  const rows = await db.$queryRaw<FailedRow[]>`
    SELECT * FROM (
    SELECT j.id, ${BASE_NAME} AS queue, coalesce(j.data ->> 'template', j.data ->> 'event') AS template,
           coalesce(d.number, o."orderId") AS about, j.source_output ->> 'reason' AS reason,
           coalesce(j.source_retry_count, 0) + 1 AS attempts,
           coalesce(j.source_created_on, j.created_on) AS "queuedAt", j.created_on AS "failedAt"
    FROM pgboss.job j
      LEFT JOIN order_refunds r ON r.id = (j.data ->> 'refundId')::uuid
      LEFT JOIN order_documents d ON d.id = (j.data ->> 'documentId')::uuid
      LEFT JOIN orders o ON o.id = coalesce((j.data ->> 'orderId')::uuid, r."orderId")
    WHERE j.name IN ('mail-failed', 'push-failed', 'refund-failed', 'einvoice-failed') AND j.state = 'created'
    UNION ALL
    SELECT d.id, 'webhook', d.type, substring(w.url from '^https?://([^/?#]+)'),
           coalesce(d.attempts -> -1 ->> 'error', 'status ' || (d.attempts -> -1 ->> 'status')),
           jsonb_array_length(d.attempts), d."createdAt", ${FAILED_AT}
    FROM webhook_deliveries d JOIN webhooks w ON w.id = d."webhookId" AND w.active
    WHERE d.state = 'failed'
    UNION ALL
    SELECT t.id, 'whatsapp', t.template, NULL, t.error, NULL, t."createdAt", t."changedAt"
    FROM whatsapp_messages t WHERE t.state = 'failed'
    ) failed
    ORDER BY row_number() OVER (PARTITION BY queue ORDER BY "failedAt" DESC, id), "failedAt" DESC, id
    LIMIT ${FAILED_SHOWN}`;
  rows.sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime());
  return rows.map(({ id, queuedAt, failedAt, ...row }) => ({
    _id: id,
    ...row,
    queuedAt: queuedAt.toISOString(),
    failedAt: failedAt.toISOString(),
  }));
}

/** When the last attempt at the delivery "d" was made. */
const FAILED_AT = Prisma.sql`coalesce((d.attempts -> -1 ->> 'at')::timestamptz, d."createdAt")`;

/** A single failed job, or all that failed before a time. */
export type Chosen = { id: string } | { failedBefore: Date };

/** Failed WhatsApp messages that can be tried again: one, or the oldest of those that failed before a moment. */
export function failedTexts(db: Db, which: Chosen, most: number): Promise<{ id: string }[]> {
  const chosen =
    "id" in which
      ? Prisma.sql`t.id = ${which.id}::uuid`
      : Prisma.sql`t."changedAt" < ${which.failedBefore}`;
  return db.$queryRaw`
    SELECT t.id FROM whatsapp_messages t WHERE t.state = 'failed' AND ${chosen}
    ORDER BY t."createdAt", t.id LIMIT ${most}`;
}

/** Failed deliveries of webhooks that are in use: one, or the oldest of those that failed before a moment. */
export function failedDeliveries(
  db: Db,
  which: Chosen,
  most: number,
): Promise<{ id: string; webhookId: string }[]> {
  const chosen =
    "id" in which
      ? Prisma.sql`d.id = ${which.id}::uuid`
      : Prisma.sql`${FAILED_AT} < ${which.failedBefore}`;
  return db.$queryRaw`
    SELECT d.id, d."webhookId" FROM webhook_deliveries d JOIN webhooks w ON w.id = d."webhookId" AND w.active
    WHERE d.state = 'failed' AND ${chosen} ORDER BY d."createdAt", d.id LIMIT ${most}`;
}
