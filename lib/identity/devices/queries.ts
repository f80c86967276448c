import "server-only";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { deviceName } from "@/lib/identity/accounts/sign-in/device-name";
import type { SignedIn } from "@/lib/identity/session/identify";
import { livingSessions } from "@/lib/identity/session/lifetime";
import { isPushEvent, mayBeNotified, PUSH_EVENTS } from "@/lib/messaging/push/events";
import type { PushDevice, PushState } from "@/lib/messaging/push/schemas";
import { vapidPublicKey } from "@/lib/messaging/push/vapid";

/** More devices than a person has. */
const LIMIT = 100;

export const DEVICE = {
  id: true,
  sessionId: true,
  events: true,
  createdAt: true,
  session: { select: { userAgent: true } },
} satisfies Prisma.PushSubscriptionSelect;

type DeviceRow = Prisma.PushSubscriptionGetPayload<{ select: typeof DEVICE }>;

export const toDevice = (row: DeviceRow, { session }: SignedIn): PushDevice => ({
  _id: row.id,
  device: deviceName(row.session.userAgent),
  events: row.events.filter(isPushEvent),
  createdAt: row.createdAt.toISOString(),
  current: row.sessionId === session.id,
});

/** Events that the caller may subscribe to, and their devices, newest first. */
export async function readPush(db: Db, identity: SignedIn): Promise<PushState> {
  const { id, role } = identity.account;
  const rows = await db.pushSubscription.findMany({
    where: { session: { userId: id, ...livingSessions(role) } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: DEVICE,
    take: LIMIT,
  });
  return {
    publicKey: vapidPublicKey(),
    events: PUSH_EVENTS.filter((event) => mayBeNotified(role, event)),
    devices: rows.map((row) => toDevice(row, identity)),
  };
}
