import "server-only";
import { recordAudit, type AuditEntry, toActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { type AppError, invalidField } from "@/lib/base/errors";
import { countAttempt } from "@/lib/audit/attempts/count-attempt";
import { forgiveAttempts, type Attempt } from "@/lib/http/limits/database-limit";
import type { LockedAccount } from "@/lib/identity/session/lock-account";
import type { Account } from "@/lib/identity/session/account";
import { checkPassword } from "./password";

/**
 * Asks a signed-in person for the current password, with the same rate limit as a login. Returns the hash that it was
 * compared with, for `requireSamePassword`.
 * @throws AppError invalid_input (a 401 would sign them out), rate_limited
 */
export async function requirePassword({
  db,
  account,
  password,
  ipAddress,
}: {
  db: PrismaClient;
  account: Account;
  password: string | undefined;
  ipAddress: string;
}): Promise<string | null> {
  const { id } = account;
  const attempts: Attempt[] = [{ limit: "passwordsFromAddress", subject: `signed-in ${id}` }];
  const failure = (description: string): AuditEntry => ({
    event: "Password Check Failed",
    actor: toActor(account),
    description,
    status: "failed",
    ipAddress,
  });
  await countAttempt(db, attempts, failure("The current password was asked too often: refused"));
  const user = await db.user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } });
  if (!(await checkPassword(user.passwordHash, password ?? ""))) {
    const entry = failure(`${account.email} gave a wrong current password`);
    await db.$transaction((tx) => recordAudit(tx, entry));
    throw wrongPassword();
  }
  await forgiveAttempts(db, attempts);
  return user.passwordHash;
}

/**
 * Same as `requirePassword`, but an account that signs in only with Google has no password to give.
 * @throws AppError invalid_input, rate_limited
 */
export async function requireOwnPassword(
  options: Parameters<typeof requirePassword>[0],
): Promise<string | null> {
  const where = { id: options.account.id, passwordHash: null };
  return (await options.db.user.count({ where })) === 1 ? null : requirePassword(options);
}

/**
 * Runs in the transaction that the password was asked for: the password may have changed since it was compared.
 * @throws AppError invalid_input
 */
export function requireSamePassword(account: LockedAccount, passwordHash: string | null): void {
  if (account.passwordHash !== passwordHash) throw wrongPassword();
}

function wrongPassword(): AppError {
  return invalidField("currentPassword", "The current password is wrong.");
}
