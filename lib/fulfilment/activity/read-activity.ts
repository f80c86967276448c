import "server-only";
import { Prisma } from "shop-database";
import type { AuditEvent } from "@/lib/audit/events";
import { can } from "@/lib/base/permissions";
import type { Db } from "@/lib/db/client";
import { desc, keyset } from "@/lib/db/keyset";
import { cut } from "@/lib/db/page";
import { correctedChangesSchema } from "@/lib/orders/corrected";
import { selectOrderMails } from "@/lib/orders/messages/order-mails";
import { findOrderName } from "@/lib/orders/read/find-order-name";
import { toRupees } from "@/lib/pricing/money";
import {
  ACTIVITY_SIZES,
  type ActivityEntry,
  type ActivityKind,
  type OrderActivity,
} from "./schemas";

/** Changes that exist only in the audit log, without a row in a table of the order. */
const CHANGES = [
  "Order Company Updated",
  "Order Consignee Updated",
  "Order Email Updated",
  "Purchase Order Updated",
  "Purchase Order Deleted",
  "Order Artwork Updated",
  "Proof Created",
  "Proof Changes Requested",
  "Proof Approved",
  "Order Tracking Updated",
  "Order Dispatch Updated",
  "Order Dispatch Taken Back",
  "Order Call-off Created",
  "Order Call-off Updated",
  "Order Call-off Deleted",
  "Order Claim Created",
  "Order Claim Updated",
  "Approval Requested",
  "Approval Granted",
  "Approval Rejected",
  "Approval Withdrawn",
  "Approval Lapsed",
] as const satisfies AuditEvent[];

const KEYS = keyset("order-activity", [desc("at", "date"), desc("id", "uuid")]);

interface Row {
  id: string;
  kind: ActivityKind;
  at: Date;
  by: string | null;
  what: string | null;
  text: string | null;
  paise: bigint | null;
  state: string | null;
  /** Set for a correction. */
  corrected: unknown;
}

interface Requested {
  /** `_id` or order number. */
  order: string;
  role: string;
  limit?: number;
  cursor?: string | undefined;
}

/**
 * Events of an order, newest first, read by one statement whose parts are each limited to a page. Omits parts that the
 * role may not read.
 * @throws AppError not_found; invalid_input for a cursor of another list
 */
export async function readActivity(
  db: Db,
  { order: named, role, limit = ACTIVITY_SIZES.most, cursor }: Requested,
): Promise<OrderActivity> {
  const order = await findOrderName(db, named);
  const from = cursor ? KEYS.read(cursor) : null;
  const parts = listParts({ id: order.id, number: order.orderId, role }).map((part) =>
    bounded(part, { from, most: limit + 1 }),
  );
  const rows = await db.$queryRaw<Row[]>`
    SELECT * FROM (${Prisma.join(parts, " UNION ALL ")}) AS "all"
    ORDER BY at DESC, id DESC LIMIT ${limit + 1}`;
  const page = cut(KEYS, rows, limit);
  return { items: page.rows.map(toEntry), next: page.nextCursor };
}

interface Bound {
  from: { at: Date; id: string } | null;
  most: number;
}

const bounded = (part: Prisma.Sql, { from, most }: Bound): Prisma.Sql => Prisma.sql`
  (SELECT * FROM (${part}) AS part
   ${from ? Prisma.sql`WHERE (at, id) < (${from.at}, ${from.id}::uuid)` : Prisma.empty}
   ORDER BY at DESC, id DESC LIMIT ${most})`;

interface NamedOrder {
  id: string;
  number: string;
  role: string;
}

function listParts({ id, number, role }: NamedOrder): Prisma.Sql[] {
  return [
    Prisma.sql`
      SELECT "id", 'status' AS kind, "at", "by", "status"::text AS what, "reason" AS text,
             NULL::bigint AS paise, "takesBack"::text AS state, "corrected"
      FROM "order_status_changes" WHERE "orderId" = ${id}::uuid`,
    Prisma.sql`
      SELECT "id", 'change' AS kind, "timestamp" AS at, "actorName" AS by, "action" AS what,
             "description" AS text, NULL::bigint AS paise, NULL AS state, NULL::jsonb AS corrected
      FROM "audit_logs" WHERE "details" ->> 'order' = ${number}
        AND "action" IN (${Prisma.join(CHANGES)})`,
    Prisma.sql`
      SELECT "id", 'note' AS kind, "createdAt" AS at, "by", NULL AS what, "text",
             NULL::bigint AS paise, NULL AS state, NULL::jsonb AS corrected
      FROM "order_notes" WHERE "orderId" = ${id}::uuid`,
    mailPart(id),
    Prisma.sql`
      SELECT "id", 'dispatch' AS kind, "at", "by", "carrier" AS what, "number" AS text,
             NULL::bigint AS paise, NULL AS state, NULL::jsonb AS corrected
      FROM "order_dispatches" WHERE "orderId" = ${id}::uuid`,
    Prisma.sql`
      SELECT "id", 'document' AS kind, "issuedAt" AS at, NULL AS by, "kind"::text AS what,
             "number" AS text, NULL::bigint AS paise, NULL AS state, NULL::jsonb AS corrected
      FROM "order_documents" WHERE "orderId" = ${id}::uuid`,
    ...(can(role, "messages.read") ? messageParts(id) : []),
    ...(can(role, "payments.read") ? [paymentPart(id)] : []),
    ...(can(role, "returns.write") ? [returnPart(id)] : []),
  ];
}

const mailPart = (id: string): Prisma.Sql => Prisma.sql`
  SELECT "id", 'mail' AS kind, at, NULL AS by, template AS what, reason AS text,
         NULL::bigint AS paise, state, NULL::jsonb AS corrected
  FROM (${selectOrderMails(id)}) AS mails`;

const messageParts = (id: string): Prisma.Sql[] => [
  Prisma.sql`
    SELECT "id", 'message' AS kind, "createdAt" AS at, coalesce("writtenBy", "name") AS by,
           NULL AS what, "message" AS text, NULL::bigint AS paise,
           CASE WHEN "writtenBy" IS NULL THEN "status"::text END AS state, NULL::jsonb AS corrected
    FROM "contact_messages" WHERE "orderId" = ${id}::uuid`,
  Prisma.sql`
    SELECT r."id", 'reply' AS kind, r."createdAt" AS at, r."by", NULL AS what, r."text",
           NULL::bigint AS paise, w."state"::text AS state, NULL::jsonb AS corrected
    FROM "message_replies" r JOIN "contact_messages" m ON m."id" = r."messageId"
      LEFT JOIN "whatsapp_messages" w ON w."replyId" = r."id"
    WHERE m."orderId" = ${id}::uuid`,
];

const paymentPart = (id: string): Prisma.Sql => Prisma.sql`
  SELECT "id", 'payment' AS kind, "createdAt" AS at, "by", "kind"::text AS what,
         coalesce("reason", "reference") AS text, "amountPaise" AS paise, "means"::text AS state,
         NULL::jsonb AS corrected
  FROM "payments" WHERE "orderId" = ${id}::uuid`;

const returnPart = (id: string): Prisma.Sql => Prisma.sql`
  SELECT "id", 'return' AS kind, "createdAt" AS at, "by", NULL AS what, "reason" AS text,
         "valuePaise" AS paise, NULL AS state, NULL::jsonb AS corrected
  FROM "order_returns" WHERE "orderId" = ${id}::uuid`;

const toEntry = ({ id, at, paise, corrected, ...row }: Row): ActivityEntry => ({
  ...row,
  changes: corrected === null ? null : correctedChangesSchema.parse(corrected),
  _id: id,
  at: at.toISOString(),
  amount: paise === null ? null : toRupees(Number(paise)),
});
