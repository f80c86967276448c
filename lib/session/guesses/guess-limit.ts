import "server-only";
import { createHash } from "node:crypto";
import type { Db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";

/**
 * Slows guessing down without locking anybody out: after some free failures each further one doubles
 * the wait, up to a bound. Counters live in the database, so that a restart forgives nobody.
 */

export interface GuessRule {
  /** Failures that cost nothing. */
  free: number;
  /** The longest wait in seconds. */
  longestSeconds: number;
  /** A counter that saw no failure for so long starts again, in seconds. */
  forgetAfterSeconds: number;
}

const HOUR_SECONDS = 60 * 60;

export const GUESS_RULES = {
  /** One account from one address: a person who mistypes, or a machine that guesses. */
  accountFromAddress: { free: 5, longestSeconds: 15 * 60, forgetAfterSeconds: HOUR_SECONDS },
  /** One address over all accounts. */
  address: { free: 20, longestSeconds: 15 * 60, forgetAfterSeconds: HOUR_SECONDS },
  /** One account from everywhere. Its owner shares this counter, so the wait stays bearable. */
  account: { free: 20, longestSeconds: 30, forgetAfterSeconds: HOUR_SECONDS },
  /** Second factors of one account: 10 wrong codes in an hour (docs/product.md: Second factor). */
  secondFactor: { free: 10, longestSeconds: HOUR_SECONDS, forgetAfterSeconds: HOUR_SECONDS },
  /**
   * Links mailed for one account. No guesses, but as tiresome to whoever gets them: the wait ends before
   * the last link does, so that nobody can keep an account without one that works.
   */
  linkMail: { free: 4, longestSeconds: 15 * 60, forgetAfterSeconds: HOUR_SECONDS },
} as const satisfies Record<string, GuessRule>;

export type GuessKind = keyof typeof GUESS_RULES;

export interface Guess {
  kind: GuessKind;
  /** Account and address as they apply; only a hash is stored. */
  subject: string;
}

const keyOf = ({ kind, subject }: Guess): string =>
  `${kind}:${createHash("sha256").update(subject).digest("base64url")}`;

/** Seconds to wait after the last failure of a counter "c" whose free ones are used up. */
const waitSeconds = ({ free, longestSeconds }: GuessRule) => Prisma.sql`
  least(power(2, least(c."failures" - ${free}::int, 30)), ${longestSeconds}::int)`;

/**
 * Takes leave to guess, counting the guess as wrong until `forgetGuesses` says otherwise. Check and
 * count are one statement, so that a burst of parallel guesses gets no more than a patient caller.
 * @throws AppError rate_limited with Retry-After when the guess comes too early
 */
export async function consumeGuess(db: Db, guesses: readonly Guess[]): Promise<void> {
  for (const guess of guesses) {
    const taken = await count(db, guess);
    if (!taken) throw await tooEarly(db, guess);
  }
}

async function count(db: Db, guess: Guess): Promise<boolean> {
  const rule = GUESS_RULES[guess.kind];
  const counted = await db.$executeRaw`
    INSERT INTO "guess_counters" AS c ("key", "failures", "lastFailureAt")
    VALUES (${keyOf(guess)}, 1, now())
    ON CONFLICT ("key") DO UPDATE SET
      "failures" = CASE
        WHEN c."lastFailureAt" < now() - make_interval(secs => ${rule.forgetAfterSeconds}::int)
        THEN 1 ELSE c."failures" + 1 END,
      "lastFailureAt" = now()
    WHERE c."failures" < ${rule.free}::int
      OR c."lastFailureAt" <= now() - make_interval(secs => ${waitSeconds(rule)})`;
  return counted === 1;
}

async function tooEarly(db: Db, guess: Guess): Promise<AppError> {
  const [left] = await db.$queryRaw<{ seconds: number }[]>`
    SELECT ceil(${waitSeconds(GUESS_RULES[guess.kind])} - extract(epoch FROM clock_timestamp() - c."lastFailureAt"))::int
      AS seconds
    FROM "guess_counters" c WHERE c."key" = ${keyOf(guess)}`;
  const seconds = Math.max(1, left?.seconds ?? 1);
  return new AppError("rate_limited", `Too many attempts. Try again in ${seconds} seconds.`, {
    headers: { "Retry-After": String(seconds) },
  });
}

/**
 * A right guess clears what the person mistyped before. From an address's counter it takes back itself
 * alone: whoever guesses at others must not clear it by signing in to an account of their own.
 */
export async function forgetGuesses(db: Db, guesses: readonly Guess[]): Promise<void> {
  const own = guesses.filter(({ kind }) => kind !== "address").map(keyOf);
  const shared = guesses.filter(({ kind }) => kind === "address").map(keyOf);
  await db.guessCounter.deleteMany({
    where: { OR: [{ key: { in: own } }, { key: { in: shared }, failures: 1 }] },
  });
  if (shared.length === 0) return;
  await db.guessCounter.updateMany({
    where: { key: { in: shared }, failures: { gt: 1 } },
    data: { failures: { decrement: 1 } },
  });
}
