import "server-only";
import { addressBlock } from "@/lib/base/http/proxies";
import { recordAudit, type AuditEntry } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { countAttempt } from "@/lib/audit/attempts/count-attempt";
import { forgiveAttempts, type Attempt } from "@/lib/http/limits/database-limit";
import type { Device } from "@/lib/identity/session/sessions";
import { checkPassword } from "../passwords/password";

export interface PasswordAttempt {
  db: PrismaClient;
  /** The email as typed, also when no account has it. */
  email: string;
  password: string;
  account: { id: string; passwordHash: string | null } | null;
  device: Device;
  /** The audit entry for a wrong password, and for an attempt above the limit. */
  failure: (what: "wrong" | "too many") => AuditEntry;
}

/**
 * Checks the password of an account for somebody who is not signed in. All callers share the same counters, so no path
 * allows more attempts than another.
 * @throws AppError rate_limited
 */
export async function tryPassword(attempt: PasswordAttempt): Promise<boolean> {
  const { db, account, password, failure } = attempt;
  const attempts = await readAttempts(attempt);
  await countAttempt(db, attempts, failure("too many"));
  const isRight = await checkPassword(account?.passwordHash, password);
  if (isRight) await forgiveAttempts(db, attempts);
  else await db.$transaction((tx) => recordAudit(tx, failure("wrong")));
  return isRight;
}

/** The id of no account. Its sessions are queried anyway, so that timing does not reveal which accounts exist. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * The counters of this attempt. The account's counter across all addresses is left out where the account has been used
 * from this address before, so that strangers cannot slow its owner down.
 */
async function readAttempts({ db, email, account, device }: PasswordAttempt): Promise<Attempt[]> {
  const { ipAddress } = device;
  const where = { userId: account?.id ?? NOBODY, ipAddress };
  const known = (await db.session.findFirst({ where, select: { id: true } })) !== null;
  const place = addressBlock(ipAddress);
  return [
    { limit: "passwordsFromAddress", subject: `${email} ${place}` },
    { limit: "passwordsOfAddress", subject: place },
    ...(known ? [] : [{ limit: "passwordsOfAccount", subject: email } as const]),
  ];
}
