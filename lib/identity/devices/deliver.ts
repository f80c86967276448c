import "server-only";
import type { PrismaClient, Prisma } from "@/lib/db/generated/client";
import { isLiving } from "@/lib/identity/session/lifetime";
import type { Resolve } from "@/lib/messaging/outgoing/address";
import { send } from "@/lib/messaging/outgoing/send";
import { isPushEvent, mayBeNotified } from "@/lib/messaging/push/events";
import { composeNotification } from "@/lib/messaging/push/notification";
import { toPushRequest } from "@/lib/messaging/push/push-request";
import { JobError } from "@/lib/messaging/queue/job-error";
import type { ReceiverWorker } from "@/lib/messaging/queue/receiver-worker";

/** Older notifications are dropped: the to-do list has them by then. */
const RETENTION_HOURS = 12;

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

/** True when the device still belongs to an account that may be notified of the event. */
function isFor({ events, session }: Device, event: string): boolean {
  const { user } = session;
  const isSignedIn = user.deactivatedAt === null && isLiving(session, user.role);
  return (
    isSignedIn && events.includes(event) && isPushEvent(event) && mayBeNotified(user.role, event)
  );
}

/** Sends notifications. A device that its service no longer knows is deleted. */
export const pushWorker = (db: PrismaClient, resolve?: Resolve): ReceiverWorker<"push"> => ({
  queue: "push",
  run: async (job) => {
    const { subscriptionId: id, event, facts } = job.data;
    const age = Math.floor((Date.now() - job.createdOn.getTime()) / 1000);
    const ttl = RETENTION_HOURS * 3600 - age;
    const device = await db.pushSubscription.findUnique({ where: { id }, select: DEVICE });
    if (!device || !isPushEvent(event) || ttl <= 0 || !isFor(device, event)) return {};
    const text = JSON.stringify({ ...composeNotification(event, facts), tag: job.id });
    const { status } = await send({ ...toPushRequest({ ...device, text, ttl }), resolve });
    if (status === null) return { failure: new JobError("no connection", false) };
    if (status < 300) return {};
    if (GONE.includes(status)) {
      return {
        record: async (tx) => void (await tx.pushSubscription.deleteMany({ where: { id } })),
      };
    }
    const mayHelp = status >= 500 || PASSING.includes(status);
    return { failure: new JobError(`status ${status}`, !mayHelp) };
  },
});

const GONE = [404, 410];
/** Other refusals are permanent. */
const PASSING = [408, 425, 429];
