import "server-only";
import type { Db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/locks/database-now";
import type { Prisma } from "@/lib/db/generated/client";
import { desc, keyset } from "@/lib/db/keyset";
import { literally } from "@/lib/db/like";
import { eachRow, readPage, type FindArguments, type Page } from "@/lib/db/page";
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

function toAuditLog({ actor, actorName, timestamp, details, ...row }: Row): AuditLog {
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

/** The default without `since` is the last 24 hours, so that the log stays fast. */
function toWindow({ since, until }: AuditFilter, now: Date): { start: Date; end: Date } {
  const end = until ? new Date(until) : now;
  return { start: since ? new Date(since) : new Date(end.getTime() - WINDOW_MS), end };
}

/** The condition of a filter. */
function picked(filter: AuditFilter, now: Date) {
  const { q, type, status, until, alerts } = filter;
  const { start, end } = toWindow(filter, now);
  const conditions: Prisma.AuditLogWhereInput[] = [
    { timestamp: { gte: start, ...(until ? { lte: end } : {}) } },
    ...(type ? [{ type }] : []),
    ...(status ? [{ status }] : []),
    ...(alerts ? [ALERTS] : []),
    ...(q ? [{ OR: matches(q) }] : []),
  ];
  return conditions;
}

/** The events that the dashboard's System Alerts show (docs/product.md: Admin). */
const ALERTS = {
  OR: [{ type: "system" }, { type: "authentication", status: "failed" }],
} satisfies Prisma.AuditLogWhereInput;

function matches(q: string): Prisma.AuditLogWhereInput[] {
  const contains = { contains: literally(q), mode: "insensitive" } as const;
  const columns = ["description", "actor", "actorName", "action"] as const;
  return columns.map((column) => ({ [column]: contains }));
}

const KEYS = keyset("audit-logs", [desc("timestamp", "date"), desc("id", "uuid")]);

function reading(db: Db, filter: AuditFilter, now: Date) {
  return {
    keys: KEYS,
    where: { AND: picked(filter, now) } satisfies Prisma.AuditLogWhereInput,
    find: (found: FindArguments<Prisma.AuditLogWhereInput>) =>
      db.auditLog.findMany({ ...found, select: ENTRY }),
  };
}

/** Up to this time span, a text search checks the entries one by one. */
const SHORT_MS = 3 * WINDOW_MS;

/**
 * Runs `read` so that a text search within a short time span uses the index on time. The planner would prefer the
 * trigram index, which looks up each three letters in the entries of all years: 1.1 s among five million entries for an
 * email, where the day has seven thousand.
 */
function searching<T>(db: Db, filter: AuditFilter, now: Date, read: (db: Db) => Promise<T>) {
  const { start, end } = toWindow(filter, now);
  const isShort = end.getTime() - start.getTime() <= SHORT_MS;
  if (!filter.q || !isShort || !("$transaction" in db)) return read(db);
  return db.$transaction(async (tx) => {
    // The trigram index can only be read by bitmap scans.
    await tx.$executeRaw`SET LOCAL enable_bitmapscan = off`;
    return read(tx);
  });
}

/**
 * Returns one page of the log, newest first, and the number of entries in the same time span.
 * @throws AppError invalid_input for a cursor of another list
 */
export async function listAuditLogs(
  db: Db,
  { limit, cursor, ...filter }: AuditListQuery,
): Promise<Page<AuditLog>> {
  const now = await databaseNow(db);
  const { since, until, ...narrowing } = filter;
  const isNarrowed = Object.values(narrowing).some(Boolean);
  return searching(db, filter, now, (reader) => {
    const found = reading(reader, filter, now);
    const whole = isNarrowed ? { AND: picked({ since, until }, now) } : found.where;
    const count = (where: Prisma.AuditLogWhereInput) => reader.auditLog.count({ where });
    return readPage({ ...found, whole, count, entryOf: toAuditLog }, { limit, cursor });
  });
}

const EXPORT_BATCH = 1000;

/**
 * Yields every entry that matches the filter, newest first, read in batches; entries written meanwhile are left out.
 */
export async function* eachAuditLog(db: Db, filter: AuditFilter): AsyncGenerator<AuditLog> {
  const now = await databaseNow(db);
  const closed = { ...filter, until: filter.until ?? now.toISOString() };
  for await (const row of eachRow(reading(db, closed, now), EXPORT_BATCH)) yield toAuditLog(row);
}

/** Reads the figures of the last 24 hours in one statement. */
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
