import "server-only";
import type { Db } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { CompanyRole } from "@/lib/db/generated/enums";
import { can, type Permission } from "@/lib/base/permissions";
import { noteUser } from "@/lib/base/http/request-context";
import { toActor, type AuditActor } from "@/lib/audit/record";
import type { KeyCaller } from "./api-key";
import { isLiving, SEEN_SECONDS, type SessionTimes } from "./lifetime";
import { checkToken } from "./token";
import type { Account } from "./account";

/**
 * The identity behind a request. An outage is not one of the states: when the database does not respond, this throws,
 * and the caller gets "unavailable" instead of being signed out.
 */
export type Identity =
  | SessionIdentity
  /** A program with an API key, which only the API takes (lib/api/route/access.ts). */
  | KeyCaller;

/** The sender of a session's token. */
export type SessionIdentity =
  | { state: "visitor" }
  /** The token or its session is over: by logout, password or role change, or too long without use. */
  | { state: "expired" }
  | { state: "invalid" }
  | SignedIn;

/** The company of an account, and the account's role there. */
export interface Membership {
  companyId: string;
  role: CompanyRole;
}

export interface SignedIn {
  state: "signed-in";
  account: Account & {
    emailVerified: boolean;
    twoFactorEnabled: boolean;
    /** Null without a company. Read with each request, so that a former member loses sight at once. */
    membership: Membership | null;
  };
  session: { id: string; remember: boolean; expiresAt: Date };
}

/** Options of a write by an account. */
export interface SignedInWrite {
  db: PrismaClient;
  identity: SignedIn;
  ipAddress: string;
}

/** Owner of orders, offers and addresses: an account, and its membership in a company. */
export type Owner = Pick<SignedIn["account"], "id" | "membership">;

/** True for a signed-in account whose role has this permission, and for an API key that has it. */
export function may(identity: Identity, permission: Permission): identity is SignedIn | KeyCaller {
  if (identity.state === "key") return identity.key.scopes.some((scope) => scope === permission);
  return identity.state === "signed-in" && can(identity.account.role, permission);
}

/** The actor of audit entries; undefined for a visitor. */
export function toAuditActor(identity: SignedIn | KeyCaller): AuditActor;
export function toAuditActor(identity: Identity): AuditActor | undefined;
export function toAuditActor(identity: Identity): AuditActor | undefined {
  if (identity.state === "signed-in") return toActor(identity.account);
  if (identity.state !== "key") return undefined;
  // The trigger `audit_logs_signed` reads the hint.
  const { name, hint } = identity.key;
  return { userId: null, identifier: `API key ${hint}`, name };
}

/** Reads a token and checks in the database that its session is still valid. */
export async function identify(db: Db, token: string | undefined): Promise<SessionIdentity> {
  if (!token) return { state: "visitor" };
  const checked = await checkToken(token);
  if (checked.state !== "valid") return { state: checked.state };
  const row = await readSession(db, checked.claims.sid);
  if (!row || !isLiving(row, row.role) || row.deactivatedAt) return { state: "expired" };
  if (row.id !== checked.claims.sub) return { state: "invalid" };
  noteUser(row.id);
  await noteSeen(db, row);
  const { sessionId, remember, expiresAt, emailVerifiedAt, companyId, companyRole, ...account } =
    row;
  const { id, name, email, company, role, mustChangePassword, twoFactorEnabled } = account;
  const emailVerified = emailVerifiedAt !== null;
  const membership = companyId && companyRole ? { companyId, role: companyRole } : null;
  return {
    state: "signed-in",
    account: {
      id,
      name,
      email,
      company,
      role,
      mustChangePassword,
      twoFactorEnabled,
      emailVerified,
      membership,
    },
    session: { id: sessionId, remember, expiresAt },
  };
}

interface SessionRow extends Account, SessionTimes {
  sessionId: string;
  emailVerifiedAt: Date | null;
  twoFactorEnabled: boolean;
  deactivatedAt: Date | null;
  companyId: string | null;
  companyRole: CompanyRole | null;
}

/** Uses one statement, because every signed-in request needs it. */
async function readSession(db: Db, id: string): Promise<SessionRow | undefined> {
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT s."id" AS "sessionId", s."remember", s."expiresAt", s."revokedAt", s."lastSeenAt",
      u."id", u."name", u."email", u."company", u."role"::text, u."mustChangePassword",
      u."emailVerifiedAt", u."twoFactorEnabled", u."deactivatedAt", m."companyId", m."role"::text AS "companyRole"
    FROM "sessions" s JOIN "users" u ON u."id" = s."userId"
      LEFT JOIN "company_members" m ON m."userId" = u."id"
    WHERE s."id" = ${id}::uuid`;
  return row;
}

async function noteSeen(db: Db, { sessionId, lastSeenAt }: SessionRow): Promise<void> {
  if (Date.now() - lastSeenAt.getTime() < SEEN_SECONDS * 1000) return;
  await db.session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: new Date() } });
}
