import "server-only";
import { Prisma } from "shop-database";
import type { Transaction } from "@/lib/db/client";
import type { Role } from "@/lib/db/generated/enums";
import { AppError } from "@/lib/base/errors";
import { can } from "@/lib/base/permissions";
import { unauthenticated } from "./unauthenticated";
import type { SignedIn } from "./identify";
import { livingSessions } from "./lifetime";

/**
 * Everything that signs somebody in, and everything that changes how an account is opened, locks the account's row
 * first. So each sees what the other has done: the change ends a session that was opened first, and a proof that is out
 * of date opens nothing.
 * | Locks are taken in one order to avoid deadlocks: accounts (several in order of id, see
 * lib/identity/accounts/lock-admins.ts), then the rows that belong to them.
 */

declare const locked: unique symbol;

/** An account locked until the transaction ends. Only a lock returns one. */
export interface LockedAccount {
  readonly [locked]: true;
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

export const LOCKED_COLUMNS = Prisma.sql`
  "id", "name", "email", "company", "role"::text AS "role", "passwordHash", "emailVerifiedAt",
  "twoFactorEnabled", "deactivatedAt", "mustChangePassword"`;

/** Returns undefined when the account does not exist or was deleted. */
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
 * NO KEY lets others still insert orders and other rows that refer to the account. A caller that had to wait gets the
 * row as it is by then, or none when the condition no longer holds.
 */
async function hold(tx: Transaction, condition: Prisma.Sql): Promise<LockedAccount | undefined> {
  const [account] = await tx.$queryRaw<LockedAccount[]>`
    SELECT ${LOCKED_COLUMNS} FROM "users" WHERE ${condition} FOR NO KEY UPDATE`;
  return account;
}

/**
 * Locks the account of a session that is about to change it.
 * @throws AppError unauthenticated for a session that was ended while the request was running
 */
export async function lockSignedIn(tx: Transaction, identity: SignedIn): Promise<LockedAccount> {
  return requireLiving(tx, identity, await lockAccount(tx, identity.account.id));
}

/** @throws AppError unauthenticated unless the session is valid; `account` is locked, or gone */
export async function requireLiving(
  tx: Transaction,
  { session: { id } }: SignedIn,
  account: LockedAccount | undefined,
): Promise<LockedAccount> {
  if (account && !account.deactivatedAt) {
    const where = { id, ...livingSessions(account.role) };
    if ((await tx.session.count({ where })) === 1) return account;
  }
  throw unauthenticated("expired");
}

/**
 * Locks an admin's own account until the transaction ends, so that changes of its second factor and of the policy about
 * it run one after another.
 * @throws AppError forbidden for somebody who is no longer an admin, unauthenticated
 */
export async function lockSignedInAdmin(
  tx: Transaction,
  identity: SignedIn,
): Promise<LockedAccount> {
  const account = await lockSignedIn(tx, identity);
  if (can(account.role, "two-factor.own")) return account;
  throw new AppError("forbidden", "You are no longer an admin of this shop.");
}
