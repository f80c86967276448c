import "server-only";
import { log } from "@/lib/base/log";
import type { PrismaClient, Prisma } from "@/lib/db/generated/client";
import { isLiving } from "@/lib/identity/session/lifetime";
import type { Resolve } from "@/lib/messaging/outgoing/address";
import { nextTry } from "@/lib/messaging/outgoing/next-try";
import { send } from "@/lib/messaging/outgoing/send";
import { startSender, type Sender, type SenderOptions } from "@/lib/messaging/outgoing/sender";
import { isPushEvent, mayBeTold } from "@/lib/messaging/push/events";
import { composeNotification } from "@/lib/messaging/push/notification";
import { toPushRequest } from "@/lib/messaging/push/push-request";

/** Messages to one device at once. */
const AT_ONCE = 4;

/** Seconds after which a message is free again whose worker has died; longer than an attempt takes. */
const LEASE = 60;

/** News that is older is told to nobody: it is in the to-do by then. */
const HOURS_KEPT = 12;

export interface DueMessage {
  id: string;
  subscriptionId: string;
  event: string;
  data: Prisma.JsonValue;
  tries: number;
  queuedAt: Date;
}

/** Takes messages that are due, at most AT_ONCE of each device that is not in `busy`, for LEASE seconds. */
export function takeDueMessages(
  db: PrismaClient,
  { now, busy }: { now: Date; busy: readonly string[] },
): Promise<DueMessage[]> {
  return db.$queryRaw<DueMessage[]>`
    UPDATE "push_messages" taken
    SET "nextAt" = ${now}::timestamptz + ${LEASE}::int * interval '1 second'
    FROM (
      SELECT m."id" FROM "push_messages" m JOIN (
        SELECT "id", row_number() OVER (PARTITION BY "subscriptionId" ORDER BY "queuedAt", "id") AS place
        FROM "push_messages"
        WHERE "nextAt" <= ${now}::timestamptz AND "subscriptionId" <> ALL (${[...busy]}::uuid[])
      ) due ON due."id" = m."id"
      WHERE due.place <= ${AT_ONCE}::int AND m."nextAt" <= ${now}::timestamptz
      FOR UPDATE OF m SKIP LOCKED
    ) free
    WHERE taken."id" = free."id"
    RETURNING taken."id", taken."subscriptionId", taken."event", taken."data", taken."tries", taken."queuedAt"`;
}

const DEVICE = {
  id: true,
  endpoint: true,
  p256dh: true,
  auth: true,
  events: true,
  session: {
    select: {
      remember: true,
      lastSeenAt: true,
      expiresAt: true,
      revokedAt: true,
      user: { select: { role: true, deactivatedAt: true } },
    },
  },
} satisfies Prisma.PushSubscriptionSelect;

type Device = Prisma.PushSubscriptionGetPayload<{ select: typeof DEVICE }>;

/** Whether the device is still somebody's who may be notified of the event, as things are now. */
function isFor({ events, session }: Device, event: string): boolean {
  const { user } = session;
  const isSignedIn = user.deactivatedAt === null && isLiving(session, user.role);
  return isSignedIn && events.includes(event) && isPushEvent(event) && mayBeTold(user.role, event);
}

/** Sends one message, and removes it unless it is to be tried again. A device that its service no longer knows goes. */
export async function deliverMessage(
  db: PrismaClient,
  due: DueMessage,
  resolve?: Resolve,
): Promise<void> {
  const { id, subscriptionId, event, queuedAt } = due;
  const startedAt = new Date();
  const remaining =
    HOURS_KEPT * 3600 - Math.floor((startedAt.getTime() - queuedAt.getTime()) / 1000);
  const device = await db.pushSubscription.findUnique({
    where: { id: subscriptionId },
    select: DEVICE,
  });
  if (!device || !isPushEvent(event) || remaining <= 0 || !isFor(device, event)) {
    await db.pushMessage.deleteMany({ where: { id } });
    return;
  }
  const text = JSON.stringify({ ...composeNotification(event, due.data), tag: id });
  const outcome = await send({ ...toPushRequest({ ...device, text, ttl: remaining }), resolve });
  await settle(db, { due, status: outcome.status, startedAt });
}

const GONE = [404, 410];
/** Refusals of another kind are for good. */
const PASSING = [408, 425, 429];

interface Settling {
  due: DueMessage;
  status: number | null;
  startedAt: Date;
}

async function settle(db: PrismaClient, { due, status, startedAt }: Settling): Promise<void> {
  const { id, subscriptionId, queuedAt } = due;
  if (status !== null && GONE.includes(status)) {
    await db.pushSubscription.deleteMany({ where: { id: subscriptionId } });
    return;
  }
  const tries = due.tries + 1;
  const mayHelp = status === null || status >= 500 || PASSING.includes(status);
  const nextAt = nextTry({ since: queuedAt, startedAt, tries }, HOURS_KEPT);
  if (mayHelp && nextAt) {
    await db.pushMessage.updateMany({ where: { id }, data: { tries, nextAt } });
    return;
  }
  if (status === null || status >= 300) {
    log.info(`A notification was not delivered (${status ?? "no connection"})`);
  }
  await db.pushMessage.deleteMany({ where: { id } });
}

/** Sends notifications until it is stopped. */
export const startPushWorker = (options: SenderOptions): Sender =>
  startSender(options, {
    take: takeDueMessages,
    send: (db, due) => deliverMessage(db, due),
    receiverOf: ({ subscriptionId }) => subscriptionId,
    failed: "Notifications could not be sent",
  });
