import "server-only";
import { createHash } from "node:crypto";
import type { Transaction } from "@/lib/db/client";
import { waitSeconds, type Allowance } from "./wait";

/** What is limited, and to or by whom; of the subject only a hash is stored. */
export interface LimitedAct {
  kind: "mail" | "order:address" | "order:email" | "file:address" | "file:all";
  subject: string;
}

/** An act, and how often its subject may do it. */
export interface Claim extends LimitedAct {
  allowances: readonly Allowance[];
}

interface Taken {
  key: string;
  /** Seconds ago. */
  age: number;
}

/**
 * Takes one of what is allowed of each act, with the commit of `tx`. Callers for one subject wait for each
 * other until then, so that a burst gets no more than a patient one; whoever claims at several times does
 * it in the same order as everybody. Answers the seconds to wait of each act, 0 where it was taken.
 */
export async function consumeAllowances(
  tx: Transaction,
  claims: readonly Claim[],
): Promise<number[]> {
  const keys = claims.map(keyOf);
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(key, 0))
    FROM (SELECT key FROM unnest(${keys}::text[]) AS key ORDER BY key) AS sorted`;
  const taken = await readTaken(tx, claims, keys);
  const free: Taken[] = [];
  const waits = claims.map((claim) => {
    const key = keyOf(claim);
    const ages = [...free, ...taken].filter((one) => one.key === key).map(({ age }) => age);
    const wait = waitSeconds(ages, claim.allowances);
    if (wait === 0) free.push({ key, age: 0 });
    return wait;
  });
  if (free.length > 0) {
    await tx.$executeRaw`
      INSERT INTO "limited_events" ("id", "key", "at")
      SELECT gen_random_uuid(), key, clock_timestamp() FROM unnest(${free.map(({ key }) => key)}::text[]) AS key`;
  }
  return waits;
}

const keyOf = ({ kind, subject }: LimitedAct) =>
  `${kind}:${createHash("sha256").update(subject).digest("base64url")}`;

/** As many of each, newest first, as its allowances ask for. */
function readTaken(
  tx: Transaction,
  claims: readonly Claim[],
  keys: readonly string[],
): Promise<Taken[]> {
  const most = claims.map(({ allowances }) => Math.max(0, ...allowances.map((one) => one.most)));
  return tx.$queryRaw<Taken[]>`
    SELECT claim.key, extract(epoch FROM clock_timestamp() - event."at")::float8 AS age
    FROM unnest(${keys}::text[], ${most}::int[]) AS claim (key, most)
    CROSS JOIN LATERAL (
      SELECT "at" FROM "limited_events" WHERE "key" = claim.key ORDER BY "at" DESC LIMIT claim.most
    ) AS event
    ORDER BY event."at" DESC`;
}
