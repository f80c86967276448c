import "server-only";
import type { Db } from "@/lib/db/client";
import { addMessages } from "../push/add-messages";
import { addDeliveries, type WebhookNews } from "../webhooks/add-deliveries";
import type { WebhookEvent } from "../webhooks/events";
import { NEWS, PUSH_EVENT_OF, type News } from "./news";

/**
 * Announces a change to the webhooks and devices that subscribe to it, in the transaction of the change. Reads no rows
 * without a subscriber. Called by the writer of the change, after the row is locked or written;
 * e2e/source-rules/announced.test.ts lists the writers.
 * @param ids of the rows that the event is about: an order, a payment, a dispatch, a product, a message, an offer, a
 * proof
 */
export async function announce(
  tx: Db,
  type: WebhookEvent,
  ids: string | readonly string[],
): Promise<void> {
  const wanted = typeof ids === "string" ? [ids] : [...ids];
  if (wanted.length === 0 || !(await isAsked(tx, type))) return;
  const news = await NEWS[type](tx, wanted);
  if (news.length === 0) return;
  await addDeliveries(
    tx,
    news.map((each) => toDelivery(type, each)),
  );
  await addMessages(
    tx,
    news.flatMap(({ push }) => push ?? []),
  );
}

/** True when an active webhook or a device subscribes to one of these events. */
export async function isAsked(tx: Db, ...types: WebhookEvent[]): Promise<boolean> {
  const pushed = types.flatMap((type) => PUSH_EVENT_OF[type] ?? []);
  const [row] = await tx.$queryRaw<{ isAsked: boolean }[]>`
    SELECT EXISTS (SELECT FROM "webhooks" WHERE "active" AND "events" && ${types}::text[])
      OR EXISTS (SELECT FROM "push_subscriptions" WHERE "events" && ${pushed}::text[]) AS "isAsked"`;
  return row?.isAsked ?? false;
}

/** Pairs news with the name of their event, which the compiler cannot do itself. */
export const toDelivery = <Event extends WebhookEvent>(
  type: Event,
  { objectId, data }: News<Event>,
): WebhookNews => ({ type, objectId, data }) as WebhookNews;
