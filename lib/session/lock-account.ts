import "server-only";
import type { Transaction } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { Role } from "@/lib/db/generated/enums";
import { AppError } from "@/lib/base/errors";
import { guardTexts } from "./guard-texts";
import type { SignedIn } from "./identify";
import { livingSessions } from "./lifetime";
import { can } from "@/lib/base/permissions";

/**
 * Whatever admits somebody to an account, and whatever changes what admits, locks the account's row
 * first. So each of them sees what the other has done: a session that is opened first is ended by the
 * change, and a proof that the change has overtaken opens nothing.
 *
 * Locks are taken in one order, so that nobody waits in a circle: accounts (several by their ids, see
 * lib/identity/accounts/lock-admins.ts), then what belongs to them.
 */

declare const held: unique symbol;

/** An account as it stands, unchanged by anybody else until the transaction ends. Only a lock makes one. */
export interface LockedAccount {
  readonly [held]: true;
  id: string;
  name: string;
  email: string;
  company: string | null;
  role: Role;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  twoFactorEnabled: boolean;
  deactivatedAt: Date | null;
  mustChangePassword: boolean;
}

/** What is read of an account while it is locked. */
export const LOCKED_COLUMNS = Prisma.sql`
  "id", "name", "email", "company", "role"::text AS "role", "passwordHash", "emailVerifiedAt",
  "twoFactorEnabled", "deactivatedAt", "mustChangePassword"`;

/** Undefined where there is no such account, or no longer one. */
export function lockAccount(tx: Transaction, id: string): Promise<LockedAccount | undefined> {
  return hold(tx, Prisma.sql`"id" = ${id}::uuid`);
}

export function lockAccountByEmail(
  tx: Transaction,
  email: string,
): Promise<LockedAccount | undefined> {
  return hold(tx, Prisma.sql`"email" = ${email}`);
}

export function lockAccountByGoogle(
  tx: Transaction,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<LockedAccount | undefined> {
  return hold(tx, Prisma.sql`"googleIssuer" = ${issuer} AND "googleSubject" = ${subject}`);
}

/**
 * Orders and other rows that merely name the account go on meanwhile (NO KEY). Whoever had to wait is
 * answered the row as it is by then, or none where the condition no longer holds.
 */
async function hold(tx: Transaction, condition: Prisma.Sql): Promise<LockedAccount | undefined> {
  const [account] = await tx.$queryRaw<LockedAccount[]>`
    SELECT ${LOCKED_COLUMNS} FROM "users" WHERE ${condition} FOR NO KEY UPDATE`;
  return account;
}

/**
 * Locks the account of a session that is about to change it.
 * @throws AppError unauthenticated for a session that was ended while the request was under way
 */
export async function lockSignedIn(tx: Transaction, identity: SignedIn): Promise<LockedAccount> {
  return requireLiving(tx, identity, await lockAccount(tx, identity.account.id));
}

/** @throws AppError unauthenticated unless the session lives; `account` is locked, or gone */
export async function requireLiving(
  tx: Transaction,
  { session: { id } }: SignedIn,
  account: LockedAccount | undefined,
): Promise<LockedAccount> {
  if (account && !account.deactivatedAt) {
    const where = { id, ...livingSessions(account.role) };
    if ((await tx.session.count({ where })) === 1) return account;
  }
  throw new AppError("unauthenticated", guardTexts.expired.description);
}

/**
 * Locks an admin's own account until the transaction ends, so that changes of its second factor, and
 * of the rule about it, come one after another.
 * @throws AppError forbidden for somebody who is no admin any more, unauthenticated
 */
export async function lockSignedInAdmin(
  tx: Transaction,
  identity: SignedIn,
): Promise<LockedAccount> {
  const account = await lockSignedIn(tx, identity);
  if (can(account.role, "two-factor.own")) return account;
  throw new AppError("forbidden", "You are no longer an admin of this shop.");
}
