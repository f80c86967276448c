import "server-only";
import { can, type Role } from "@/lib/base/permissions";

/**
 * How long sessions last, in seconds: at most so long after the login, and less where nobody uses them.
 * The first two are promised (docs/product.md: Accounts); the others keep a forgotten device from staying signed in (NIST SP
 * 800-63B-4 asks for both kinds). Whoever works in the shop can do more harm, so theirs end sooner.
 */

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

export const SESSION_SECONDS = { remembered: 30 * DAY, plain: 12 * HOUR };

const CUSTOMER_IDLE = { remembered: 14 * DAY, plain: 4 * HOUR };
const STAFF_IDLE = { remembered: 3 * DAY, plain: 2 * HOUR };

const idleSeconds = (role: Role) => (can(role, "admin.open") ? STAFF_IDLE : CUSTOMER_IDLE);

/** Between two notes of when a session was last seen: it ends at most so much sooner. */
export const SEEN_SECONDS = 5 * 60;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** Prisma's condition for the sessions of an account of this role that live. */
export function livingSessions(role: Role, now = new Date()) {
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

/** The same for a session that has been read. */
export function isLiving(session: SessionTimes, role: Role, now = new Date()): boolean {
  if (session.revokedAt !== null || session.expiresAt <= now) return false;
  const idle = idleSeconds(role)[session.remember ? "remembered" : "plain"];
  return session.lastSeenAt > before(now, idle);
}
