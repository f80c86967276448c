import "server-only";
import { can, type Role } from "@/lib/base/permissions";

/**
 * Session lifetimes in seconds: a maximum after the login, and a shorter one without use. docs/product.md (Accounts)
 * promises the first two; the others keep a forgotten device from staying signed in (NIST SP 800-63B-4 asks for both
 * kinds). Staff can do more harm, so their sessions end sooner.
 */

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

export const SESSION_SECONDS = { remembered: 30 * DAY, plain: 12 * HOUR };

const CUSTOMER_IDLE = { remembered: 14 * DAY, plain: 4 * HOUR };
const STAFF_IDLE = { remembered: 3 * DAY, plain: 2 * HOUR };

const idleSeconds = (role: Role) => (can(role, "admin.open") ? STAFF_IDLE : CUSTOMER_IDLE);

/** The interval between updates of a session's last-seen time; a session can end sooner by at most this. */
export const SEEN_SECONDS = 5 * 60;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** Prisma's condition for the valid sessions of an account with this role. */
export function livingSessions(role: Role) {
  const now = new Date();
  const { remembered, plain } = idleSeconds(role);
  return {
    revokedAt: null,
    expiresAt: { gt: now },
    OR: [
      { remember: true, lastSeenAt: { gt: before(now, remembered) } },
      { remember: false, lastSeenAt: { gt: before(now, plain) } },
    ],
  };
}

export interface SessionTimes {
  remember: boolean;
  lastSeenAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

/** Same condition for a session that has been read. */
export function isLiving(session: SessionTimes, role: Role, now = new Date()): boolean {
  if (session.revokedAt !== null || session.expiresAt <= now) return false;
  const idle = idleSeconds(role)[session.remember ? "remembered" : "plain"];
  return session.lastSeenAt > before(now, idle);
}
