import "server-only";
import type { Db, Transaction } from "@/lib/db/client";
import type { Role } from "@/lib/db/generated/enums";
import { SESSION_SECONDS } from "./lifetime";
import { type LockedAccount, lockSignedIn } from "./lock-account";
import { signToken, checkToken } from "./token";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { SignedIn } from "./identify";

/** Where a request came from, as the customer's list of sessions shows it. */
export interface Device {
  userAgent: string;
  ipAddress: string;
}

export interface Account {
  id: string;
  name: string;
  email: string;
  company: string | null;
  role: Role;
  mustChangePassword: boolean;
}

export interface OpenedSession {
  token: string;
  /** Seconds the cookie is kept; null: until the browser ends. */
  cookieSeconds: number | null;
}

/** What a token needs to know of an account. */
export const ACCOUNT = {
  id: true,
  name: true,
  email: true,
  company: true,
  role: true,
  mustChangePassword: true,
} as const;

/**
 * Opens a session for an account whose identity has been proven. Its row is locked and the proof still
 * holds: whoever changes what was proven ends this session, too. The same transaction writes an entry of
 * it into the audit log, without which the trigger `sessions_entered` refuses the session.
 */
export async function openSession(
  tx: Transaction,
  { account, remember, device }: { account: LockedAccount; remember: boolean; device: Device },
): Promise<OpenedSession> {
  const seconds = remember ? SESSION_SECONDS.remembered : SESSION_SECONDS.plain;
  const expiresAt = new Date(Date.now() + seconds * 1000);
  const session = await tx.session.create({
    data: {
      userId: account.id,
      userAgent: device.userAgent.slice(0, 400),
      ipAddress: device.ipAddress,
      remember,
      expiresAt,
    },
    select: { id: true },
  });
  const token = await tokenFor(account, session.id, expiresAt);
  return { token, cookieSeconds: remember ? seconds : null };
}

/** The token of a session as it stands; issued anew when a claim of the account changes. */
export function tokenFor(account: Account, sessionId: string, expiresAt: Date): Promise<string> {
  const { id, name, email, company, role, mustChangePassword } = account;
  const exp = Math.floor(expiresAt.getTime() / 1000);
  const first = mustChangePassword ? { mustChangePassword } : {};
  return signToken({ sub: id, name, email, company, role, ...first, sid: sessionId, exp });
}

/**
 * Ends sessions of an account at once: one, or all but the one that stays, and with these the sign-ins
 * that are on their way back from the provider.
 */
export async function endSessions(
  db: Db,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  if (!which.only) await db.signInCode.deleteMany({ where: { userId } });
  const { count } = await db.session.updateMany({
    where: {
      userId,
      revokedAt: null,
      ...(which.only ? { id: which.only } : {}),
      ...(which.except ? { id: { not: which.except } } : {}),
    },
    data: { revokedAt: new Date() },
  });
  return count;
}

/** Ends what an account has open: its sessions, but the one that stays, and logins under way. */
export async function endAccess(
  tx: Transaction,
  userId: string,
  which: { except?: string } = {},
): Promise<number> {
  await tx.pendingLogin.deleteMany({ where: { userId } });
  await tx.signInCode.deleteMany({ where: { userId } });
  return endSessions(tx, userId, which);
}

/**
 * The session's token as it stands, or a fresh one where its claims no longer say what the account is.
 * @throws AppError unauthenticated for a session that was ended while the request was under way
 */
export async function currentToken(
  db: PrismaClient,
  token: string,
  identity: SignedIn,
): Promise<string> {
  const account = await db.$transaction((tx) => lockSignedIn(tx, identity));
  const checked = await checkToken(token);
  const fields = ["name", "email", "company", "role"] as const;
  const isCurrent =
    checked.state === "valid" && fields.every((field) => checked.claims[field] === account[field]);
  const { id, expiresAt } = identity.session;
  return isCurrent ? token : tokenFor(account, id, expiresAt);
}
