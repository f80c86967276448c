import "server-only";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { Prisma, type PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/messaging/email/queue";
import { ADMIN } from "@/lib/base/permissions";
import type { Resolve } from "@/lib/messaging/outgoing/address";
import { nextTry } from "@/lib/messaging/outgoing/next-try";
import { send, type Outcome } from "@/lib/messaging/outgoing/send";
import { startSender, type Sender, type SenderOptions } from "@/lib/messaging/outgoing/sender";
import { IS_FIRST } from "./due";
import { getHost } from "./queries";
import type { Attempt } from "./schemas";
import { signedHeaders, signingSecrets, type StoredSecrets } from "./secret";

/** Deliveries to one webhook at once. */
const AT_ONCE = 4;

/** Seconds after which a delivery is free again whose worker has died; longer than an attempt takes. */
const LEASE = 60;

/** A webhook that has only failed for so long is switched off. */
const TIMEOUT_MS = 5 * 24 * 60 * 60 * 1000;

export interface DueDelivery {
  id: string;
  webhookId: string;
  body: string;
  tries: number;
  since: Date;
}

/**
 * Takes deliveries that are due, at most AT_ONCE of each webhook that is not in `busy`. What is taken is nobody else's for LEASE seconds.
 */
export function takeDue(
  db: PrismaClient,
  { now, busy }: { now: Date; busy: readonly string[] },
): Promise<DueDelivery[]> {
  return db.$queryRaw<DueDelivery[]>`
    UPDATE "webhook_deliveries" taken
    SET "nextAt" = ${now}::timestamptz + ${LEASE}::int * interval '1 second'
    FROM (
      SELECT l."id" FROM "webhook_deliveries" l JOIN (
        SELECT d."id", row_number() OVER (PARTITION BY d."webhookId" ORDER BY d."nextAt", d."queuedAt") AS place
        FROM "webhook_deliveries" d JOIN "webhooks" w ON w."id" = d."webhookId"
        WHERE d."state" = 'waiting' AND d."nextAt" <= ${now}::timestamptz
          AND w."active" AND w."id" <> ALL (${[...busy]}::uuid[])
          AND ${Prisma.raw(IS_FIRST)}
      ) due ON due."id" = l."id"
      -- Another worker may have taken it since.
      WHERE due.place <= ${AT_ONCE}::int AND l."state" = 'waiting' AND l."nextAt" <= ${now}::timestamptz
      FOR UPDATE OF l SKIP LOCKED
    ) free
    WHERE taken."id" = free."id"
    RETURNING taken."id", taken."webhookId", taken."body", taken."tries", taken."since"`;
}

/** Tries one delivery and records how it went. */
export async function deliver(
  db: PrismaClient,
  due: DueDelivery,
  resolve?: Resolve,
): Promise<Outcome> {
  const startedAt = new Date();
  const webhook = await db.webhook.findUnique({
    where: { id: due.webhookId },
    select: { id: true, url: true, secret: true, previousSecret: true, previousUntil: true },
  });
  if (!webhook) return { status: null, error: "The webhook was deleted" };
  const headers = toHeaders(webhook, due, startedAt);
  const outcome = await send({ url: webhook.url, headers, body: due.body, resolve });
  await db.$transaction((tx) => settle(tx, { due, outcome, startedAt }));
  return outcome;
}

function toHeaders(webhook: StoredSecrets, { id, body }: DueDelivery, at: Date) {
  const timestamp = Math.floor(at.getTime() / 1000);
  return signedHeaders(signingSecrets(webhook, at), { id, timestamp, body });
}

const succeeded = ({ status }: Outcome) => status !== null && status >= 200 && status < 300;

interface Settling {
  due: DueDelivery;
  outcome: Outcome;
  startedAt: Date;
}

async function settle(tx: Transaction, { due, outcome, startedAt }: Settling): Promise<void> {
  const { id, webhookId } = due;
  await tx.$executeRaw`SELECT FROM "webhooks" WHERE "id" = ${webhookId}::uuid FOR NO KEY UPDATE`;
  const attempt: Attempt = { at: startedAt.toISOString(), ...outcome };
  const tries = due.tries + 1;
  // What waited behind another has its 24 hours from its own first attempt.
  const since = due.tries === 0 ? startedAt : due.since;
  const isDone = succeeded(outcome);
  const nextAt = isDone ? null : nextTry({ since, startedAt, tries });
  const state = isDone ? "delivered" : nextAt ? "waiting" : "failed";
  await tx.$executeRaw`
    UPDATE "webhook_deliveries"
    SET "attempts" = "attempts" || ${JSON.stringify([attempt])}::jsonb, "tries" = ${tries}::int,
      "since" = ${since}::timestamptz, "nextAt" = ${nextAt}::timestamptz,
      "state" = ${state}::"WebhookDeliveryState"
    WHERE "id" = ${id}::uuid AND "state" = 'waiting'`;
  if (isDone) {
    const failing = { id: webhookId, failingSince: { not: null } };
    await tx.webhook.updateMany({ where: failing, data: { failingSince: null } });
  } else {
    await tx.webhook.updateMany({
      where: { id: webhookId, failingSince: null },
      data: { failingSince: startedAt },
    });
    await stopFailing(tx, webhookId, startedAt);
  }
}

/** Switches a webhook off that has only failed for days, and tells the admins once. */
async function stopFailing(tx: Transaction, id: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TIMEOUT_MS);
  const [stopped] = await tx.webhook.updateManyAndReturn({
    where: { id, active: true, failingSince: { lte: before } },
    data: { active: false },
    select: { url: true },
  });
  if (!stopped) return;
  await recordAudit(tx, {
    event: "Webhook Stopped",
    actor: SYSTEM_ACTOR,
    status: "warning",
    description: `The webhook to ${getHost(stopped)} was switched off: it has failed for five days`,
    details: { webhook: id },
  });
  const admins = await tx.user.findMany({
    where: { role: ADMIN, deactivatedAt: null },
    select: { id: true },
  });
  const mails = admins.map(({ id: userId }) => ({
    template: "webhook-stopped" as const,
    webhookId: id,
    userId,
  }));
  await queueMail(tx, ...mails);
}

/** Sends webhooks until it is stopped. */
export const startWebhookWorker = (options: SenderOptions): Sender =>
  startSender(options, {
    take: takeDue,
    send: (db, due) => deliver(db, due),
    receiverOf: ({ webhookId }) => webhookId,
    failed: "Webhooks could not be sent",
  });
