import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import { afterPart } from "@/lib/db/insert-rows";
import type { PushEvent } from "./events";

export interface PushNews {
  event: PushEvent;
  /** The account that caused it and knows already; null for nobody. */
  author: string | null;
  /** What notification.ts composes from. */
  facts: object;
}

/**
 * The INSERT of a message for each device that asks for it, apart from those of the author: a statement, or a part of a
 * larger one that inserts nothing without a row of the part `after`. Waits for a device that is being deleted, to which
 * nothing can be added.
 */
export const insertMessages = (news: readonly PushNews[], after?: string): Prisma.Sql => Prisma.sql`
  INSERT INTO "push_messages" ("id", "subscriptionId", "event", "data")
  SELECT gen_random_uuid(), p."id", n."event", n."facts"
  FROM json_to_recordset(${JSON.stringify(news)}::json) AS n ("event" text, "author" uuid, "facts" jsonb)
  JOIN "push_subscriptions" p ON n."event" = ANY (p."events")
  JOIN "sessions" s ON s."id" = p."sessionId" AND s."userId" IS DISTINCT FROM n."author"
  WHERE ${afterPart(after)}
  FOR KEY SHARE OF p`;
