import "server-only";
import { createHash } from "node:crypto";
import type { Transaction } from "@/lib/db/client";
import { waitSeconds, type Allowance } from "./wait";

/** What is limited, and to or by whom; of the subject only a hash is stored. */
export interface LimitedAct {
  kind: "mail" | "order:address" | "order:email";
  subject: string;
}

interface Age {
  seconds: number;
}

/**
 * Takes one of what is allowed, with the commit of `tx`. Callers for one subject wait for each other
 * until then, so that a burst gets no more than a patient one; whoever takes several sorts them.
 * Answers the seconds to wait, 0 when it was taken.
 */
export async function consumeAllowance(
  tx: Transaction,
  { kind, subject }: LimitedAct,
  allowances: readonly Allowance[],
): Promise<number> {
  const key = `${kind}:${createHash("sha256").update(subject).digest("base64url")}`;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
  const most = Math.max(0, ...allowances.map((allowance) => allowance.most));
  const ages = await tx.$queryRaw<Age[]>`
    SELECT extract(epoch FROM clock_timestamp() - "at")::float8 AS seconds
    FROM "limited_events" WHERE "key" = ${key} ORDER BY "at" DESC LIMIT ${most}`;
  const wait = waitSeconds(
    ages.map(({ seconds }) => seconds),
    allowances,
  );
  if (wait > 0) return wait;
  await tx.$executeRaw`
    INSERT INTO "limited_events" ("id", "key", "at")
    VALUES (gen_random_uuid(), ${key}, clock_timestamp())`;
  return 0;
}
