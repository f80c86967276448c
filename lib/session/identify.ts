import "server-only";
import type { Db } from "@/lib/db/client";
import { can, type Permission } from "@/lib/permissions";
import { noteUser } from "@/lib/request-context";
import { isLiving, SEEN_SECONDS } from "./lifetime";
import { ACCOUNT, type Account } from "./sessions";
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

/** Prisma reads a row and then what it names; an account can be deleted in between. */
function isGone(user: object | null): user is null {
  return user === null;
}

/** Reads a token and asks the database whether its session still lives. */
export async function identify(db: Db, token: string | undefined): Promise<Identity> {
  if (!token) return { state: "visitor" };
  const checked = await checkToken(token);
  if (checked.state !== "valid") return { state: checked.state };
  const session = await db.session.findUnique({
    where: { id: checked.claims.sid },
    select: {
      id: true,
      remember: true,
      expiresAt: true,
      revokedAt: true,
      lastSeenAt: true,
      user: {
        select: { ...ACCOUNT, emailVerifiedAt: true, twoFactorEnabled: true, deactivatedAt: true },
      },
    },
  });
  if (!session || isGone(session.user)) return { state: "expired" };
  if (!isLiving(session, session.user.role)) return { state: "expired" };
  if (session.user.deactivatedAt) return { state: "expired" };
  if (session.user.id !== checked.claims.sub) return { state: "invalid" };
  noteUser(session.user.id);
  await noteSeen(db, session);
  const { emailVerifiedAt, twoFactorEnabled, id, name, email, company, role } = session.user;
  const { mustChangePassword } = session.user;
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
      emailVerified: emailVerifiedAt !== null,
    },
    session: { id: session.id, remember: session.remember, expiresAt: session.expiresAt },
  };
}

async function noteSeen(db: Db, session: { id: string; lastSeenAt: Date }): Promise<void> {
  if (Date.now() - session.lastSeenAt.getTime() < SEEN_SECONDS * 1000) return;
  await db.session.updateMany({ where: { id: session.id }, data: { lastSeenAt: new Date() } });
}
