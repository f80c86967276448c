import "server-only";
import { Prisma } from "shop-database";
import type { Transaction } from "@/lib/db/client";
import { afterPart } from "@/lib/db/insert-rows";
import { dataText } from "./body-text";
import type { WebhookEvent } from "./events";
import type { WebhookData } from "./payloads";
import { sendTickets, type Ticket } from "./tickets";

/** An event of an object, in the form of `data` of the body. */
export type WebhookNews = {
  [Event in WebhookEvent]: { type: Event; objectId: string; data: WebhookData<Event> };
}[WebhookEvent];

/**
 * The INSERT of a delivery for each active webhook that subscribes to it, in the order of the news: a statement, or a
 * part of a larger one that inserts nothing without a row of the part `after`. Waits for a webhook being deleted, to
 * which no delivery can be added. Each returned row needs a job.
 */
export function insertDeliveries(news: readonly WebhookNews[], after?: string): Prisma.Sql {
  const rows = news.map(({ type, objectId, data }, position) => ({
    type,
    objectId,
    data: dataText(type, data),
    position,
  }));
  return Prisma.sql`
    INSERT INTO "webhook_deliveries" ("id", "webhookId", "type", "objectId", "body")
    SELECT gen_random_uuid(), w."id", n."type", n."objectId", json_build_object(
      'type', n."type",
      'timestamp', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', n."data"::json
    )::text
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS n ("type" text, "objectId" uuid, "data" text, "position" int)
    JOIN "webhooks" w ON w."active" AND n."type" = ANY (w."events")
    WHERE ${afterPart(after)}
    ORDER BY n."position"
    FOR KEY SHARE OF w
    RETURNING "webhookId", "objectId"`;
}

/** Adds the deliveries of these news, each with its job. */
export async function addDeliveries(tx: Transaction, news: readonly WebhookNews[]): Promise<void> {
  await sendTickets(tx, await tx.$queryRaw<Ticket[]>(insertDeliveries(news)));
}
