import "server-only";
import { Prisma } from "shop-database";
import type { Transaction } from "@/lib/db/client";
import { afterPart } from "@/lib/db/insert-rows";
import type { JobData } from "@/lib/messaging/queue/queues";
import { sendJobs } from "@/lib/messaging/queue/send-jobs";
import type { PushEvent } from "./events";

export interface PushNews {
  event: PushEvent;
  /** The account that caused it and needs no notification; null for none. */
  author: string | null;
  /** Input of notification.ts. */
  facts: object;
}

/**
 * A query for the job of each subscribed device, except the author's, as its column `data`. Returns nothing without a
 * row of the part `after` of the same statement.
 */
export const requestedMessages = (
  news: readonly PushNews[],
  after?: string,
): Prisma.Sql => Prisma.sql`
  SELECT jsonb_build_object('subscriptionId', p."id", 'event', n."event", 'facts', n."facts") AS "data"
  FROM json_to_recordset(${JSON.stringify(news)}::json) AS n ("event" text, "author" uuid, "facts" jsonb)
  JOIN "push_subscriptions" p ON n."event" = ANY (p."events")
  JOIN "sessions" s ON s."id" = p."sessionId" AND s."userId" IS DISTINCT FROM n."author"
  WHERE ${afterPart(after)}`;

/** Sends a message to each device subscribed to one of these news. */
export async function addMessages(tx: Transaction, news: readonly PushNews[]): Promise<void> {
  if (news.length === 0) return;
  await sendJobs(
    tx,
    "push",
    await tx.$queryRaw<{ data: JobData["push"] }[]>(requestedMessages(news)),
  );
}
