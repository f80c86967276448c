import "server-only";
import { cutText } from "@/lib/base/text/cut-text";
import type { Db, Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { SESSION_SECONDS } from "./lifetime";
import { type LockedAccount, lockSignedIn } from "./lock-account";
import { signToken, checkToken } from "./token";
import type { SignedIn } from "./identify";
import type { Account } from "./account";

/** The origin of a request, as the customer's list of sessions shows it. */
export interface Device {
  userAgent: string;
  ipAddress: string;
  /** Language of its page; undefined for a program. */
  language?: string | undefined;
}

export interface OpenedSession {
  token: string;
  /** Lifetime of the cookie in seconds; null: until the browser ends. */
  cookieSeconds: number | null;
}

/** Columns of an account that a token needs. */
export const ACCOUNT = {
  id: true,
  name: true,
  email: true,
  company: true,
  role: true,
  mustChangePassword: true,
} as const;

/**
 * Opens a session for an account whose identity has been proven. The caller has locked its row and checked that the
 * proof still holds, so a later change of what was proven ends this session, too. The same transaction writes an audit
 * log entry, without which the trigger `sessions_entered` refuses the session.
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
      userAgent: cutText(device.userAgent, 400),
      ipAddress: device.ipAddress,
      remember,
      expiresAt,
    },
    select: { id: true },
  });
  await noteLanguage(tx, account.id, device);
  const token = await tokenFor(account, session.id, expiresAt);
  return { token, cookieSeconds: remember ? seconds : null };
}

/** The mails to an account are in the language in which it last signed in. */
async function noteLanguage(tx: Transaction, id: string, { language }: Device): Promise<void> {
  if (!language) return;
  await tx.user.updateMany({ where: { id, language: { not: language } }, data: { language } });
}

/** The token of an existing session; issued again when a claim of the account changes. */
export function tokenFor(account: Account, sessionId: string, expiresAt: Date): Promise<string> {
  const { id, name, email, company, role, mustChangePassword } = account;
  const exp = Math.floor(expiresAt.getTime() / 1000);
  const first = mustChangePassword ? { mustChangePassword } : {};
  return signToken({ sub: id, name, email, company, role, ...first, sid: sessionId, exp });
}

/**
 * Ends sessions of an account at once: one, or all but the one that stays. Ending all but one also ends sign-ins that
 * are on their way back from the provider.
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

/** Ends an account's sessions, except the one that stays, and its pending logins. */
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
 * Returns the session's current token, or a new one where its claims no longer match the account.
 * @throws AppError unauthenticated for a session that was ended while the request was running
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

/** A new token for the same session; the cookie keeps its expiry. */
export function renewedSession(
  token: string,
  session: { remember: boolean; expiresAt: Date },
): OpenedSession {
  const seconds = Math.floor((session.expiresAt.getTime() - Date.now()) / 1000);
  return { token, cookieSeconds: session.remember ? seconds : null };
}
