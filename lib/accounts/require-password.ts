import "server-only";
import { recordAudit, type AuditEntry } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import type { Account } from "@/lib/session/sessions";
import { actorOf } from "./actor";
import { forgetGuesses, type Guess } from "./guess-limit";
import { checkPassword } from "./password";
import { takeNotedGuess } from "./take-noted-guess";

/**
 * Asks a signed-in person for the current password, as slowly as a login does.
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
}): Promise<void> {
  const { id } = account;
  const guesses: Guess[] = [{ kind: "accountFromAddress", subject: `signed-in ${id}` }];
  const failure = (description: string): AuditEntry => ({
    event: "Password Check Failed",
    actor: actorOf(account),
    description,
    status: "failed",
    ipAddress,
  });
  await takeNotedGuess(db, guesses, failure("The current password was asked too often: refused"));
  const user = await db.user.findUnique({ where: { id }, select: { passwordHash: true } });
  if (!(await checkPassword(user?.passwordHash, password ?? ""))) {
    const entry = failure(`${account.email} gave a wrong current password`);
    await db.$transaction((tx) => recordAudit(tx, entry));
    const message = "The current password is not right.";
    throw new AppError("invalid_input", message, { fields: { currentPassword: message } });
  }
  await forgetGuesses(db, guesses);
}
