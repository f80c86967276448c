import "server-only";
import type { Db } from "@/lib/db/client";
import { can, type Permission } from "@/lib/base/permissions";
import { noteUser } from "@/lib/base/request-context";
import { isLiving, SEEN_SECONDS, type SessionTimes } from "./lifetime";
import type { Account } from "./sessions";
import { checkToken } from "./token";

/**
 * Who sends a request. An outage is none of these: a database that does not answer throws, and the
 * caller is told "unavailable" instead of being signed out.
 */
export type Identity =
  | { state: "visitor" }
  /** The token's time is over, or its session's: ended by logout, password or role change, or unused. */
  | { state: "expired" }
  | { state: "invalid" }
  | SignedIn;

export interface SignedIn {
  state: "signed-in";
  account: Account & { emailVerified: boolean; twoFactorEnabled: boolean };
  session: { id: string; remember: boolean; expiresAt: Date };
}

/** Whether somebody is signed in whose role has this permission. */
export function may(identity: Identity, permission: Permission): identity is SignedIn {
  return identity.state === "signed-in" && can(identity.account.role, permission);
}

/** Reads a token and asks the database whether its session still lives. */
export async function identify(db: Db, token: string | undefined): Promise<Identity> {
  if (!token) return { state: "visitor" };
  const checked = await checkToken(token);
  if (checked.state !== "valid") return { state: checked.state };
  const row = await readSession(db, checked.claims.sid);
  if (!row || !isLiving(row, row.role) || row.deactivatedAt) return { state: "expired" };
  if (row.id !== checked.claims.sub) return { state: "invalid" };
  noteUser(row.id);
  await noteSeen(db, row);
  const { sessionId, remember, expiresAt, emailVerifiedAt, ...account } = row;
  const { id, name, email, company, role, mustChangePassword, twoFactorEnabled } = account;
  const emailVerified = emailVerifiedAt !== null;
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
    },
    session: { id: sessionId, remember, expiresAt },
  };
}

interface SessionRow extends Account, SessionTimes {
  sessionId: string;
  emailVerifiedAt: Date | null;
  twoFactorEnabled: boolean;
  deactivatedAt: Date | null;
}

/** In one statement, which every request of whoever is signed in needs. */
async function readSession(db: Db, id: string): Promise<SessionRow | undefined> {
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT s."id" AS "sessionId", s."remember", s."expiresAt", s."revokedAt", s."lastSeenAt",
      u."id", u."name", u."email", u."company", u."role"::text, u."mustChangePassword",
      u."emailVerifiedAt", u."twoFactorEnabled", u."deactivatedAt"
    FROM "sessions" s JOIN "users" u ON u."id" = s."userId"
    WHERE s."id" = ${id}::uuid`;
  return row;
}

async function noteSeen(db: Db, { sessionId, lastSeenAt }: SessionRow): Promise<void> {
  if (Date.now() - lastSeenAt.getTime() < SEEN_SECONDS * 1000) return;
  await db.session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: new Date() } });
}
