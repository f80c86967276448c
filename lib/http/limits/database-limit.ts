import "server-only";
import { createHash } from "node:crypto";
import { Prisma } from "shop-database";
import type { Db, Transaction } from "@/lib/db/client";
import { DATABASE_LIMITS, type DatabaseLimit, type DatabaseLimitName } from "./limits";

/**
 * Rate limits that the database counts: one row of `rate_limits` for each counter, with the times of its latest
 * attempts. Check and count are one statement, so that a burst of calls gets no more than calls one by one. The clock
 * is the database's.
 */

const DAY_SECONDS = 24 * 60 * 60;

/** One attempt at an action that a row of the table limits. */
export interface Attempt {
  limit: DatabaseLimitName;
  /** The account, address or mailbox that the limit's `per` names; only a hash is stored. */
  subject: string;
  /** Overrides the limit's points with the owner's setting. */
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

/** Returns the spans of a limit, each as points within seconds. */
function readSpans({ points, seconds, perDay }: DatabaseLimit) {
  const day = perDay === undefined ? [] : [{ points: perDay, seconds: DAY_SECONDS }];
  return [{ points, seconds }, ...day].filter((span) => Number.isFinite(span.points));
}

/**
 * Returns how many attempts of a counter are stored: as many as any of its limits looks back, including growing
 * waits.
 */
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

/** Seconds since the attempt of counter "c" that `after` later ones followed; null when there is none. */
const secondsSince = (after: number) => Prisma.sql`
  extract(epoch FROM clock_timestamp() - c."attempts"[cardinality(c."attempts") - ${after}::int])::float8`;

/** Seconds until counter "c" has room for one more attempt; zero or less when there is room now. */
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
 * Counts one attempt, together with the commit when `db` is a transaction; other callers of the same counter wait
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
 * Counts several attempts in one transaction, each independently of the others. Returns the seconds to wait for each,
 * 0 when it was counted. All callers count in the same order, so that no two deadlock.
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

/**
 * Takes back attempts that turned out to be right, and the wrong ones before them unless the limit sets `countsOnlyFailures`.
 */
export async function forgiveAttempts(db: Db, attempts: readonly Attempt[]): Promise<void> {
  const countsOnlyFailures = ({ limit }: Attempt) => ROWS[limit].countsOnlyFailures === true;
  const shared = attempts.filter(countsOnlyFailures).map(counterKey);
  const own = attempts.filter((attempt) => !countsOnlyFailures(attempt)).map(counterKey);
  await db.$executeRaw`
    DELETE FROM "rate_limits"
    WHERE "key" = ANY (${own}::text[]) OR ("key" = ANY (${shared}::text[]) AND cardinality("attempts") = 1)`;
  if (shared.length === 0) return;
  await db.$executeRaw`
    UPDATE "rate_limits" SET "attempts" = "attempts"[:cardinality("attempts") - 1]
    WHERE "key" = ANY (${shared}::text[]) AND cardinality("attempts") > 1`;
}
