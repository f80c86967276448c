import "server-only";
import { Prisma } from "shop-database";
import { auditRow } from "@/lib/audit/record";
import { dateName } from "@/lib/base/dates";
import { lockSold, soldProducts, deductSold } from "@/lib/catalogue/stock/stock";
import type { Db } from "@/lib/db/client";
import { insertRows } from "@/lib/db/insert-rows";
import { bindingKey, lockKey, type IdempotentRequest } from "@/lib/db/idempotency";
import type { OrderMailTemplate } from "@/lib/messaging/queue/mail";
import { insertTexts } from "@/lib/messaging/email/whatsapp-queue";
import { announce, toDelivery } from "@/lib/messaging/events/announce";
import { placedNews } from "@/lib/messaging/events/news";
import { requestedMessages } from "@/lib/messaging/push/add-messages";
import { leaveEach, leaveJobs } from "@/lib/messaging/queue/outbox";
import { insertDeliveries } from "@/lib/messaging/webhooks/add-deliveries";
import { listSoldProducts } from "../cart/cart-line";
import { orderRows, type PricedOrder } from "./order-rows";

export interface OrderToWrite extends PricedOrder {
  /** The idempotency key of the request. */
  repeat: IdempotentRequest | undefined;
  /** Mails about the order without a rate limit. */
  mails: readonly OrderMailTemplate[];
  /** False outside a transaction, which could not announce low stock together with the order. */
  mayRunLow: boolean;
}

interface Written {
  isPlaced: boolean;
  soldOut: boolean;
  /** Products that it brings to low stock. */
  low: string[];
}

export interface WrittenOrder {
  id: string;
  orderId: string;
  accessKey: string;
  /** "2026-11-25"; null while a line waits for the approval of its proof. */
  dispatchBy: string | null;
  /** "2026-11-26"; null as well when no delivery day is known. */
  deliverBy: string | null;
  /** True when a product is sold out now. */
  soldOut: boolean;
}

const TEXT_JOBS = Prisma.sql`
  SELECT jsonb_build_object('messageId', t."id", 'number', t."number") FROM "texts" t`;

const DELIVERY_JOBS = Prisma.sql`
  SELECT jsonb_build_object('webhookId', d."webhookId", 'objectId', d."objectId") FROM "deliveries" d`;

/**
 * Takes the stock and writes the order with its lines, history, audit entry, key and mails in one statement, so that a
 * popular product is locked only while the statement runs. Returns undefined, with nothing written, when a product is
 * no longer available as priced, would reach low stock although `mayRunLow` is false, or when the key was used
 * meanwhile. The triggers `orders_counted_new`, `orders_owing_new` and `order_lines_counted_new` update the counters.
 *
 * PostgreSQL plans it once per connection only while its estimate of rows for unknown parameters is low: `count(*)` of
 * the key is one row. Planned each time, it takes twice as long.
 */
export async function writeOrder(db: Db, order: OrderToWrite): Promise<WrittenOrder | undefined> {
  const { cart, repeat, mayRunLow } = order;
  const { placed, lines, history, entry } = orderRows(order);
  const { id, orderId, accessKey } = placed;
  const mails = order.mails.map((template) => ({ template, orderId: id }));
  const after = "free";
  const sold = listSoldProducts(cart.lines);
  const news = placedNews({ ...placed, status: "Pending" });
  const [written] = await db.$queryRaw<Written[]>`
    WITH "key" AS MATERIALIZED (${repeat ? lockKey(repeat) : Prisma.sql`SELECT`}),
    "sold" AS MATERIALIZED (SELECT s.* FROM (SELECT count(*) FROM "key") AS "keys", (${soldProducts(sold)}) s),
    "held" AS MATERIALIZED (${lockSold}),
    "fit" AS MATERIALIZED (
      SELECT FROM "held" HAVING count(*) = ${sold.length}
        AND (${mayRunLow}::boolean OR bool_or("runsLow") IS NOT TRUE)
    ),
    "free" AS (${repeat ? bindingKey(repeat, id, "fit") : Prisma.sql`SELECT FROM "fit"`}),
    "taken" AS (${deductSold} AND EXISTS (SELECT FROM "free") RETURNING p."stockCount"),
    "placed" AS (${insertRows({ table: "orders", rows: [placed], after })}),
    "lines" AS (${insertRows({ table: "order_lines", rows: lines, after })}),
    "history" AS (${insertRows({ table: "order_status_changes", rows: [history], after })}),
    "entry" AS (${insertRows({ table: "audit_logs", rows: [auditRow(entry)], after })}),
    "mails" AS (${leaveJobs("mail", mails, after)}),
    "texts" AS (${insertTexts(mails, placed, after)}),
    "textJobs" AS (${leaveEach("whatsapp", TEXT_JOBS)}),
    "deliveries" AS (${insertDeliveries([toDelivery("order.placed", news)], after)}),
    "deliveryJobs" AS (${leaveEach("webhook", DELIVERY_JOBS)}),
    "messages" AS (${leaveEach("push", requestedMessages([news.push], after))})
    SELECT EXISTS (SELECT FROM "free") AS "isPlaced", EXISTS (SELECT FROM "taken" WHERE "stockCount" = 0) AS "soldOut",
      ARRAY(SELECT "id"::text FROM "held" WHERE "runsLow") AS "low"`;
  if (!written?.isPlaced) return undefined;
  await announce(db, "stock.low", written.low);
  return {
    id,
    orderId,
    accessKey,
    dispatchBy: placed.dispatchBy && dateName(placed.dispatchBy),
    deliverBy: placed.deliverBy && dateName(placed.deliverBy),
    soldOut: written.soldOut,
  };
}
