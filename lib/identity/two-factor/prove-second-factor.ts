import "server-only";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import { recordAudit, type AuditEntry, toActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { invalidField } from "@/lib/base/errors";
import { countAttempt } from "@/lib/audit/attempts/count-attempt";
import { forgiveAttempts, type Attempt } from "@/lib/http/limits/database-limit";
import { lockSignedInAdmin } from "@/lib/identity/session/lock-account";
import type { Account } from "@/lib/identity/session/account";
import { redeemRecoveryCode } from "./recovery-codes";
import { isAppCode } from "./schemas";

/** Changes of the second factor that a signed-in person makes by giving a code. */

export type Means = "code" | "recovery code";

export interface ProvenChange<T> extends SignedInWrite {
  /** The code as typed. */
  code: string;
  /** Returns true for a right code of an authenticator app; uses it up in the same transaction. */
  accepts: (tx: Transaction, code: string) => Promise<boolean>;
  /** True when a recovery code is accepted too, for somebody with a lost phone. */
  takesRecoveryCode: boolean;
  /** Makes the change, in the transaction that uses the code up. */
  change: (tx: Transaction, means: Means) => Promise<T>;
}

/** Shares the counter with a login's second step, so that neither gives extra attempts. */
const attemptBy = ({ id }: Account): Attempt => ({ limit: "secondFactors", subject: id });

/**
 * Makes a change with a code, once. The account's row is locked first, so that parallel changes of one account's second
 * factor run one after another.
 * @throws AppError invalid_input for a wrong code (a 401 would sign the person out), rate_limited
 */
export async function proveSecondFactor<T>(options: ProvenChange<T>): Promise<T> {
  const { code } = options;
  const outcome = isAppCode(code) ? await byAppCode(options) : await byRecoveryCode(options);
  if (outcome) return outcome.value;
  await recordFailure(options);
  throw invalidField(
    "twoFactorToken",
    isAppCode(code)
      ? "This code is wrong or has already been used. Wait for the next one."
      : "This recovery code is wrong or has already been used.",
  );
}

type Outcome<T> = { value: T } | undefined;

async function byAppCode<T>(options: ProvenChange<T>): Promise<Outcome<T>> {
  const { db, identity, code, accepts, change } = options;
  const attempts = [attemptBy(identity.account)];
  await countAttempt(db, attempts, tooMany(options));
  const outcome = await db.$transaction(async (tx) => {
    await lockSignedInAdmin(tx, identity);
    if (!(await accepts(tx, code))) return undefined;
    return { value: await change(tx, "code") };
  });
  if (outcome) await forgiveAttempts(db, attempts);
  return outcome;
}

/** A right recovery code works even after too many wrong codes; a wrong one counts as an attempt. */
async function byRecoveryCode<T>(options: ProvenChange<T>): Promise<Outcome<T>> {
  const { db, identity, code, change, takesRecoveryCode } = options;
  const { account } = identity;
  const outcome = await db.$transaction(async (tx) => {
    await lockSignedInAdmin(tx, identity);
    if (!takesRecoveryCode || !(await redeemRecoveryCode(tx, account.id, code))) return undefined;
    await noteRecoveryCode(tx, options);
    return { value: await change(tx, "recovery code") };
  });
  if (!outcome) await countAttempt(db, [attemptBy(account)], tooMany(options));
  return outcome;
}

async function noteRecoveryCode<T>(
  tx: Transaction,
  { identity: { account }, ipAddress }: ProvenChange<T>,
): Promise<void> {
  await recordAudit(tx, {
    event: "Recovery Code Used",
    actor: toActor(account),
    description: `${account.email} used a recovery code in the settings`,
    status: "warning",
    ipAddress,
  });
}

async function recordFailure<T>(options: ProvenChange<T>): Promise<void> {
  const { email } = options.identity.account;
  const description = `A wrong code was given in the two-factor settings of ${email}`;
  await options.db.$transaction((tx) => recordAudit(tx, failure(options, description)));
}

const tooMany = <T>(options: ProvenChange<T>): AuditEntry =>
  failure(
    options,
    `Too many codes in the two-factor settings of ${options.identity.account.email}: refused`,
  );

function failure<T>(
  { identity: { account }, ipAddress }: ProvenChange<T>,
  description: string,
): AuditEntry {
  return {
    event: "Second Factor Failed",
    actor: toActor(account),
    description,
    status: "failed",
    ipAddress,
  };
}
