import "server-only";
import type { Db } from "@/lib/db/client";
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

/** Without `since` it is the last 24 hours, so that the log stays quick. */
function windowOf({ since, until }: AuditFilter, now: Date): { start: Date; end: Date } {
  const end = until ? new Date(until) : now;
  return { start: since ? new Date(since) : new Date(end.getTime() - WINDOW_MS), end };
}

/** The rows that a filter picks. */
function picked(filter: AuditFilter, now: Date) {
  const { q, type, status, until, alerts } = filter;
  const { start, end } = windowOf(filter, now);
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

const KEYS = keyset("audit-logs", [desc("timestamp", "date"), desc("id", "uuid")]);

function reading(db: Db, filter: AuditFilter, now: Date) {
  return {
    keys: KEYS,
    where: { AND: picked(filter, now) } satisfies Prisma.AuditLogWhereInput,
    find: (found: FindArguments<Prisma.AuditLogWhereInput>) =>
      db.auditLog.findMany({ ...found, select: ENTRY }),
  };
}

/** The entries of so long a time are asked one by one for a text. */
const SHORT_MS = 3 * WINDOW_MS;

/**
 * Runs `read` so that it finds a text among the entries of a short time by their time. By trigrams, which the
 * database takes to be cheaper, it would look through those of all years for each three letters: 1.1 s among
 * five million entries for an email, where the day has seven thousand.
 */
function searching<T>(db: Db, filter: AuditFilter, now: Date, read: (db: Db) => Promise<T>) {
  const { start, end } = windowOf(filter, now);
  const isShort = end.getTime() - start.getTime() <= SHORT_MS;
  if (!filter.q || !isShort || !("$transaction" in db)) return read(db);
  return db.$transaction(async (tx) => {
    // Trigrams are read by bitmaps alone.
    await tx.$executeRaw`SET LOCAL enable_bitmapscan = off`;
    return read(tx);
  });
}

/**
 * One page of the log, newest first, and how many entries there are of the same time.
 * @throws AppError invalid_input for a cursor that is not of this list
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
    return readPage({ ...found, whole, count, entryOf: auditLogOf }, { limit, cursor });
  });
}

const EXPORT_BATCH = 1000;

/** Every entry that the filter picks, newest first, read in batches; what comes later stays out. */
export async function* eachAuditLog(db: Db, filter: AuditFilter): AsyncGenerator<AuditLog> {
  const now = await databaseNow(db);
  const closed = { ...filter, until: filter.until ?? now.toISOString() };
  for await (const row of eachRow(reading(db, closed, now), EXPORT_BATCH)) yield auditLogOf(row);
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

/** The time by the database's clock, for whatever is compared with a time that the database wrote. */
async function databaseNow(db: Db): Promise<Date> {
  const [row] = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS "now"`;
  if (!row) throw new Error("The database did not tell the time.");
  return row.now;
}
