import "server-only";
import { dateCursor, readDateCursor } from "@/lib/db/date-cursor";
import type { Db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { Prisma } from "@/lib/db/generated/client";
import { literally } from "@/lib/db/like";
import {
  AUDIT_WINDOW_HOURS,
  type AuditFilter,
  type AuditListQuery,
  type AuditLog,
  type AuditSummary,
} from "./schemas";

const ENTRY = {
  id: true,
  timestamp: true,
  actor: true,
  actorName: true,
  action: true,
  type: true,
  description: true,
  status: true,
  ipAddress: true,
  details: true,
} satisfies Prisma.AuditLogSelect;

type Row = Prisma.AuditLogGetPayload<{ select: typeof ENTRY }>;

function auditLogOf({ actor, actorName, timestamp, details, ...row }: Row): AuditLog {
  const isObject = typeof details === "object" && details !== null && !Array.isArray(details);
  return {
    ...row,
    timestamp: timestamp.toISOString(),
    user: actor,
    userName: actorName,
    details: isObject ? details : null,
  };
}

const WINDOW_MS = AUDIT_WINDOW_HOURS * 60 * 60 * 1000;

/** The rows that a filter picks. Without `since` it looks 24 hours back, so that it stays quick. */
function picked({ q, type, status, since, until, alerts }: AuditFilter, now: Date) {
  const end = until ? new Date(until) : now;
  const start = since ? new Date(since) : new Date(end.getTime() - WINDOW_MS);
  const conditions: Prisma.AuditLogWhereInput[] = [
    { timestamp: { gte: start, ...(until ? { lte: end } : {}) } },
    ...(type ? [{ type }] : []),
    ...(status ? [{ status }] : []),
    ...(alerts ? [ALERTS] : []),
    ...(q ? [{ OR: matches(q) }] : []),
  ];
  return conditions;
}

/** What the dashboard's System Alerts keep of the log (docs/product.md: Admin). */
const ALERTS = {
  OR: [{ type: "system" }, { type: "authentication", status: "failed" }],
} satisfies Prisma.AuditLogWhereInput;

function matches(q: string): Prisma.AuditLogWhereInput[] {
  const contains = { contains: literally(q), mode: "insensitive" } as const;
  const columns = ["description", "actor", "actorName", "action"] as const;
  return columns.map((column) => ({ [column]: contains }));
}

/** What follows the last entry of a page; the bound lets the index begin there. */
function after(cursor: string): Prisma.AuditLogWhereInput[] {
  const { createdAt: timestamp, id } = readDateCursor(cursor);
  return [
    { timestamp: { lte: timestamp } },
    { OR: [{ timestamp: { lt: timestamp } }, { id: { lt: id } }] },
  ];
}

async function readPage(
  db: Db,
  conditions: Prisma.AuditLogWhereInput[],
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<{ logs: AuditLog[]; nextCursor: string | null }> {
  const rows = await db.auditLog.findMany({
    where: { AND: [...conditions, ...(cursor ? after(cursor) : [])] },
    orderBy: [{ timestamp: "desc" }, { id: "desc" }],
    select: ENTRY,
    take: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last ? dateCursor(last.timestamp, last.id) : null;
  return { logs: shown.map(auditLogOf), nextCursor };
}

export interface AuditPage {
  logs: AuditLog[];
  /** Entries that the filter picks, and all of the same time. */
  total: number;
  all: number;
  nextCursor: string | null;
}

/**
 * One page of the log, newest first, and how many entries there are.
 * @throws AppError invalid_input for a cursor that is not ours
 */
export async function listAuditLogs(
  db: Db,
  { limit, cursor, ...filter }: AuditListQuery,
): Promise<AuditPage> {
  const now = await databaseNow(db);
  const conditions = picked(filter, now);
  const { since, until, ...narrowing } = filter;
  const isNarrowed = Object.values(narrowing).some(Boolean);
  const [page, total, all] = await Promise.all([
    readPage(db, conditions, { limit, ...(cursor ? { cursor } : {}) }),
    db.auditLog.count({ where: { AND: conditions } }),
    isNarrowed ? db.auditLog.count({ where: { AND: picked({ since, until }, now) } }) : null,
  ]);
  return { ...page, total, all: all ?? total };
}

const EXPORT_BATCH = 1000;

/** Every entry that the filter picks, newest first, read in batches; what comes later stays out. */
export async function* eachAuditLog(db: Db, filter: AuditFilter): AsyncGenerator<AuditLog> {
  const now = await databaseNow(db);
  const conditions = picked({ ...filter, until: filter.until ?? now.toISOString() }, now);
  let cursor: string | undefined;
  do {
    const page = await readPage(db, conditions, {
      limit: EXPORT_BATCH,
      ...(cursor ? { cursor } : {}),
    });
    yield* page.logs;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

/** The figures of the last 24 hours, in one statement. */
export async function summariseAuditLogs(db: Db): Promise<AuditSummary> {
  const [summary] = await db.$queryRaw<Record<keyof AuditSummary, bigint>[]>`
    SELECT coalesce(sum("n"), 0)::bigint AS "total",
           coalesce(sum("n") FILTER (WHERE "status" = 'success'), 0)::bigint AS "successful",
           coalesce(sum("n") FILTER (WHERE "status" = 'failed'), 0)::bigint AS "failed",
           count(DISTINCT "actor") AS "uniqueUsers"
    FROM (
      SELECT "actor", "status", count(*) AS "n" FROM "audit_logs"
      WHERE "timestamp" >= now() - make_interval(hours => ${AUDIT_WINDOW_HOURS}::int)
      GROUP BY 1, 2
    ) AS "groups"`;
  return {
    total: Number(summary?.total ?? 0),
    successful: Number(summary?.successful ?? 0),
    failed: Number(summary?.failed ?? 0),
    uniqueUsers: Number(summary?.uniqueUsers ?? 0),
  };
}
