import "server-only";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/messaging/email/queue";
import { ADMIN } from "@/lib/base/permissions";
import type { Resolve } from "@/lib/messaging/outgoing/address";
import { send, type Outcome } from "@/lib/messaging/outgoing/send";
import { JobError } from "@/lib/messaging/queue/job-error";
import { isLastAttempt, type ReceiverWorker } from "@/lib/messaging/queue/receiver-worker";
import { getHost } from "./queries";
import type { Attempt } from "./schemas";
import { signedHeaders, signingSecrets, type StoredSecrets } from "./secret";

/** A webhook that has only failed for this long is switched off. */
const TIMEOUT_MS = 5 * 24 * 60 * 60 * 1000;

const DUE = {
  id: true,
  webhookId: true,
  body: true,
  webhook: {
    select: { id: true, url: true, secret: true, previousSecret: true, previousUntil: true },
  },
} satisfies Prisma.WebhookDeliverySelect;

type DueDelivery = Prisma.WebhookDeliveryGetPayload<{ select: typeof DUE }>;

/**
 * Makes deliveries. The jobs of one object run in turn, and each makes the first waiting delivery, so that deliveries
 * arrive in the order of `queuedAt` whichever transaction began first. While a webhook is off its jobs do nothing: it
 * gets new ones when it is switched on (sendTickets).
 */
export const webhookWorker = (db: PrismaClient, resolve?: Resolve): ReceiverWorker<"webhook"> => ({
  queue: "webhook",
  run: async (job) => {
    const { webhookId, objectId } = job.data;
    const due = await db.webhookDelivery.findFirst({
      where: { webhookId, objectId, state: "waiting", webhook: { active: true } },
      orderBy: { queuedAt: "asc" },
      select: DUE,
    });
    if (!due) return {};
    const isLast = isLastAttempt(job);
    const startedAt = new Date();
    const outcome = await deliver(due, startedAt, resolve);
    const isOver = succeeded(outcome) || isLast;
    return {
      failure: isOver ? undefined : new JobError(getReason(outcome), false),
      record: (tx) => settle(tx, { due, outcome, startedAt, isLast }),
    };
  },
});

const getReason = (outcome: Outcome) =>
  outcome.status === null ? outcome.error : `Answered ${outcome.status}`;

function deliver(due: DueDelivery, at: Date, resolve?: Resolve): Outcome | Promise<Outcome> {
  const { webhook, body } = due;
  const headers = toHeaders(webhook, due, at);
  return headers ? send({ url: webhook.url, headers, body, resolve }) : UNSIGNED;
}

const UNSIGNED: Outcome = {
  status: null,
  error: "The secret cannot be opened with AUTH_SECRET; change it",
};

/** Returns undefined when it cannot be signed. */
function toHeaders(webhook: StoredSecrets, { id, body }: DueDelivery, at: Date) {
  const secrets = signingSecrets(webhook, at);
  if (secrets.length === 0) return undefined;
  const timestamp = Math.floor(at.getTime() / 1000);
  return signedHeaders(secrets, { id, timestamp, body });
}

const succeeded = ({ status }: Outcome) => status !== null && status >= 200 && status < 300;

interface Settling {
  due: DueDelivery;
  outcome: Outcome;
  startedAt: Date;
  /** True when a failure is final. */
  isLast: boolean;
}

async function settle(tx: Transaction, settling: Settling): Promise<void> {
  const { due, outcome, startedAt, isLast } = settling;
  const { id, webhookId } = due;
  await tx.$executeRaw`SELECT FROM "webhooks" WHERE "id" = ${webhookId}::uuid FOR NO KEY UPDATE`;
  const attempt: Attempt = { at: startedAt.toISOString(), ...outcome };
  const isDone = succeeded(outcome);
  const state = isDone ? "delivered" : isLast ? "failed" : "waiting";
  await tx.$executeRaw`
    UPDATE "webhook_deliveries"
    SET "attempts" = "attempts" || ${JSON.stringify([attempt])}::jsonb, "state" = ${state}::"WebhookDeliveryState"
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

/** Switches off a webhook that has only failed for days, and notifies the admins once. */
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
