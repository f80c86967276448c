import "server-only";
import { createHash } from "node:crypto";
import type { Db, Transaction } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { DATABASE_LIMITS, type DatabaseLimit, type DatabaseLimitName } from "./limits";

/**
 * Limits that the database counts: a row of `rate_limits` for each counter, with the times of its latest attempts. Check
 * and count are one statement, so that a burst gets no more than a patient caller. The clock is the database's.
 */

const DAY_SECONDS = 24 * 60 * 60;

/** One attempt at what a row of the table limits. */
export interface Attempt {
  limit: DatabaseLimitName;
  /** Whose, as the row's `per` says; only a hash is stored. */
  subject: string;
  /** Where the owner sets them. */
  points?: number;
}

const ROWS: Record<DatabaseLimitName, DatabaseLimit> = DATABASE_LIMITS;
const ORDER = Object.keys(ROWS) as DatabaseLimitName[];

const counterName = (limit: DatabaseLimitName): string => ROWS[limit].counter ?? limit;

const counterKey = ({ limit, subject }: Attempt): string =>
  `${counterName(limit)}:${createHash("sha256").update(subject).digest("base64url")}`;

const withPoints = ({ limit, points }: Attempt): DatabaseLimit => ({
  ...ROWS[limit],
  ...(points !== undefined && { points }),
});

/** Each as so many points within so many seconds. */
function readSpans({ points, seconds, perDay }: DatabaseLimit) {
  const day = perDay === undefined ? [] : [{ points: perDay, seconds: DAY_SECONDS }];
  return [{ points, seconds }, ...day].filter((span) => Number.isFinite(span.points));
}

/** How many attempts of a counter are remembered: as many as any of its limits looks back, waits that grow included. */
function countRemembered(attempt: Attempt): number {
  const sharing = ORDER.filter((name) => counterName(name) === counterName(attempt.limit));
  const looksBack = [withPoints(attempt), ...sharing.map((name) => ROWS[name])].flatMap((limit) => [
    ...readSpans(limit).map(({ points }) => points),
    limit.longestWait === undefined
      ? 0
      : limit.points + Math.ceil(Math.log2(limit.longestWait)) + 1,
  ]);
  return Math.max(...looksBack);
}

/** Seconds since the attempt of a counter "c" that `after` others came after; null where there is none. */
const secondsSince = (after: number) => Prisma.sql`
  extract(epoch FROM clock_timestamp() - c."attempts"[cardinality(c."attempts") - ${after}::int])::float8`;

/** Seconds until a counter "c" has room for one more attempt; none are left where it is not above zero. */
function secondsToWait(limit: DatabaseLimit): Prisma.Sql {
  const { points, longestWait } = limit;
  if (longestWait !== undefined) {
    const beyond = Prisma.sql`cardinality(c."attempts") - ${points}::int`;
    return Prisma.sql`CASE WHEN ${beyond} < 0 THEN 0
      ELSE least(power(2, least(${beyond}, 30)), ${longestWait}::int) - ${secondsSince(0)} END`;
  }
  const waits = readSpans(limit).map(
    (span) => Prisma.sql`${span.seconds}::int - ${secondsSince(span.points - 1)}`,
  );
  return Prisma.sql`greatest(${Prisma.join([Prisma.sql`0`, ...waits])})`;
}

/**
 * Counts one attempt, with the commit of `db` where it is a transaction; callers for one counter wait for each other
 * until then. Returns 0, or the whole seconds to wait when it was not counted.
 */
export async function consumeLimit(db: Db, attempt: Attempt): Promise<number> {
  const key = counterKey(attempt);
  const limit = withPoints(attempt);
  const wait = secondsToWait(limit);
  const forgetAfter = limit.longestWait === undefined ? DAY_SECONDS : limit.seconds;
  const counted = await db.$executeRaw`
    INSERT INTO "rate_limits" AS c ("key", "attempts", "lastAt")
    VALUES (${key}, ARRAY[clock_timestamp()], clock_timestamp())
    ON CONFLICT ("key") DO UPDATE SET
      "attempts" = CASE
        WHEN c."lastAt" < clock_timestamp() - make_interval(secs => ${forgetAfter}::int)
        THEN ARRAY[clock_timestamp()]
        ELSE c."attempts"[greatest(1, cardinality(c."attempts") - ${countRemembered(attempt) - 2}::int):]
          || clock_timestamp() END,
      "lastAt" = clock_timestamp()
    WHERE ${wait} <= 0`;
  if (counted === 1) return 0;
  const [left] = await db.$queryRaw<{ seconds: number }[]>`
    SELECT ceil(${wait})::int AS seconds FROM "rate_limits" c WHERE c."key" = ${key}`;
  return Math.max(1, left?.seconds ?? 1);
}

/**
 * Counts several attempts in one transaction, each as far as it may. Returns the seconds to wait of each, 0 where it
 * was counted. All callers count in one order, so that no two wait for each other.
 */
export async function consumeLimits(
  tx: Transaction,
  attempts: readonly Attempt[],
): Promise<number[]> {
  const waits = attempts.map(() => 0);
  const place = ({ limit }: Attempt) => ORDER.findIndex((name) => name === counterName(limit));
  const inOrder = attempts
    .map((attempt, index) => ({ attempt, index, place: place(attempt), key: counterKey(attempt) }))
    .toSorted((a, b) => a.place - b.place || Number(a.key > b.key) - Number(a.key < b.key));
  for (const { attempt, index } of inOrder) waits[index] = await consumeLimit(tx, attempt);
  return waits;
}

/** Takes attempts back that turned out to be right, and what was mistyped before them where the table lets it go. */
export async function forgiveAttempts(db: Db, attempts: readonly Attempt[]): Promise<void> {
  const keepsWrong = ({ limit }: Attempt) => ROWS[limit].keepsWrong === true;
  const shared = attempts.filter(keepsWrong).map(counterKey);
  const own = attempts.filter((attempt) => !keepsWrong(attempt)).map(counterKey);
  await db.$executeRaw`
    DELETE FROM "rate_limits"
    WHERE "key" = ANY (${own}::text[]) OR ("key" = ANY (${shared}::text[]) AND cardinality("attempts") = 1)`;
  if (shared.length === 0) return;
  await db.$executeRaw`
    UPDATE "rate_limits" SET "attempts" = "attempts"[:cardinality("attempts") - 1]
    WHERE "key" = ANY (${shared}::text[]) AND cardinality("attempts") > 1`;
}
