import "server-only";
import { type AuditEntry, toActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { type AppError, invalidField } from "@/lib/base/errors";
import type { Identity, SignedIn } from "@/lib/identity/session/identify";
import { type LockedAccount, requireLiving } from "@/lib/identity/session/lock-account";
import { ACCOUNT, type Device } from "@/lib/identity/session/sessions";
import { tryPassword } from "./sign-in/try-password";

/** A person who opens a mailed link reads the mailbox. Here they also prove that the account is theirs. */

export interface Claim {
  db: PrismaClient;
  /** The identity in the browser where the link was opened. */
  identity: Identity;
  /** The account's password, when they are not signed in to it. */
  password?: string;
  device: Device;
}

export type OwnerProof =
  { means: "session"; identity: SignedIn } | { means: "password"; passwordHash: string | null };

/** @throws AppError invalid_input for a missing or wrong password, rate_limited */
export async function proveOwner(claim: Claim, userId: string): Promise<OwnerProof> {
  const { db, identity, password, device } = claim;
  if (identity.state === "signed-in" && identity.account.id === userId) {
    return { means: "session", identity };
  }
  if (password === undefined) {
    throw refusal("You are not signed in to this account here. Enter its password to continue.");
  }
  const select = { ...ACCOUNT, passwordHash: true } as const;
  const account = await db.user.findUnique({ where: { id: userId }, select });
  if (!account) throw wrongPassword();
  const failure = (what: "wrong" | "too many"): AuditEntry => ({
    event: "Email Verification Failed",
    actor: toActor(account),
    description: `A mailed link of ${account.email} was opened with ${what === "wrong" ? "a wrong password" : "too many wrong passwords: refused"}`,
    status: "failed",
    ipAddress: device.ipAddress,
  });
  const { email, passwordHash } = account;
  if (await tryPassword({ db, email, password, account, device, failure })) {
    return { means: "password", passwordHash };
  }
  throw wrongPassword();
}

/**
 * Runs in the transaction that the proof is for, with the account locked.
 * @throws AppError unauthenticated for a session that has ended since, invalid_input for a password that has changed
 * since
 */
export async function requireCurrentOwner(
  tx: Transaction,
  account: LockedAccount,
  proof: OwnerProof,
): Promise<void> {
  if (proof.means === "session") await requireLiving(tx, proof.identity, account);
  else if (account.passwordHash !== proof.passwordHash) throw wrongPassword();
}

const wrongPassword = () => refusal("This is not the password of the account.");

function refusal(message: string): AppError {
  return invalidField("password", message);
}
