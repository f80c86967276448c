import "server-only";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import { z } from "@/lib/base/input/zod";
import type { Db, Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { readPage, type Page } from "@/lib/db/page";
import { readNextTriesByKey } from "@/lib/messaging/queue/jobs";
import { isWebhookEvent, type WebhookEvent } from "./events";
import { attemptSchema, type Delivery, type DeliveryListQuery, type Webhook } from "./schemas";

/** The maximum that exists at once. */
export const MAX_WEBHOOKS = 20;

export const WEBHOOK = {
  id: true,
  url: true,
  events: true,
  active: true,
  createdAt: true,
  failingSince: true,
} satisfies Prisma.WebhookSelect;

type WebhookRow = Prisma.WebhookGetPayload<{ select: typeof WEBHOOK }>;

export const toWebhook = ({ id, url, events, active, ...times }: WebhookRow): Webhook => ({
  _id: id,
  url,
  events: events.filter(isWebhookEvent),
  active,
  createdAt: times.createdAt.toISOString(),
  failingSince: times.failingSince?.toISOString() ?? null,
});

/** All webhooks, newest first. */
export async function listWebhooks(db: Db): Promise<Webhook[]> {
  const rows = await db.webhook.findMany({
    select: WEBHOOK,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_WEBHOOKS,
  });
  return rows.map(toWebhook);
}

/**
 * Locks a webhook, but allows new deliveries to it.
 * @throws AppError not_found
 */
export async function lockWebhook(tx: Transaction, id: string): Promise<Webhook> {
  if (isUuid(id)) {
    await tx.$executeRaw`SELECT FROM "webhooks" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`;
    const row = await tx.webhook.findUnique({ where: { id }, select: WEBHOOK });
    if (row) return toWebhook(row);
  }
  throw noSuchWebhook();
}

const noSuchWebhook = () => new AppError("not_found", "There is no such webhook.");

/** Only the host: webhook URLs often contain a secret. */
export const getHost = ({ url }: Pick<Webhook, "url">): string => new URL(url).host;

export const DELIVERY = {
  id: true,
  type: true,
  state: true,
  createdAt: true,
  attempts: true,
  webhookId: true,
  objectId: true,
} satisfies Prisma.WebhookDeliverySelect;

type DeliveryRow = Prisma.WebhookDeliveryGetPayload<{ select: typeof DELIVERY }>;

/** Adds the next attempt of each, from the queue. */
export async function withNextTries(db: Db, rows: readonly DeliveryRow[]) {
  const getKey = ({ webhookId, objectId }: DeliveryRow) => `${webhookId}/${objectId}`;
  const waiting = rows.filter(({ state }) => state === "waiting");
  const tries = await readNextTriesByKey(db, "webhook", waiting.map(getKey));
  return rows.map((row) => ({
    ...row,
    nextAt: row.state === "waiting" ? (tries.get(getKey(row)) ?? null) : null,
  }));
}

type TimedRow = Awaited<ReturnType<typeof withNextTries>>[number];

export const toDelivery = ({ id, type, state, attempts, ...times }: TimedRow): Delivery => ({
  _id: id,
  type: type as WebhookEvent,
  state,
  createdAt: times.createdAt.toISOString(),
  attempts: z.array(attemptSchema).parse(attempts),
  nextAt: times.nextAt?.toISOString() ?? null,
});

const KEYS = newestFirst("webhook-deliveries");

/**
 * One page of a webhook's deliveries, newest first.
 * @throws AppError not_found; invalid_input for a cursor of another list
 */
export async function listDeliveries(
  db: Db,
  webhookId: string,
  query: DeliveryListQuery,
): Promise<Page<Delivery>> {
  const webhook = isUuid(webhookId) && (await db.webhook.count({ where: { id: webhookId } }));
  if (!webhook) throw noSuchWebhook();
  return readPage(
    {
      keys: KEYS,
      where: { webhookId },
      find: async (found) =>
        withNextTries(db, await db.webhookDelivery.findMany({ ...found, select: DELIVERY })),
      count: (where) => db.webhookDelivery.count({ where }),
      entryOf: toDelivery,
    },
    query,
  );
}
