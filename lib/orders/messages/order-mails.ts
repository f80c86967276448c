import "server-only";
import { Prisma } from "shop-database";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { queueMail } from "@/lib/messaging/email/queue";
import { DATABASE_LIMITS } from "@/lib/http/limits/limits";
import { rateLimited } from "@/lib/http/limits/rate-limited";
import type { OrderMail, ResendableMail } from "./order-mail-schemas";
import { findOrderName } from "../read/find-order-name";

const MAX_SHOWN = 200;

interface MailRow {
  id: string;
  template: string;
  state: OrderMail["state"];
  reason: string | null;
  at: Date;
}

/** Rows of the mails about an order that were sent, are queued or failed. */
export const selectOrderMails = (orderId: string): Prisma.Sql => Prisma.sql`
  SELECT "id", "template", 'sent' AS state, NULL AS reason, "sentAt" AS at
  FROM "sent_mails" WHERE "orderId" = ${orderId}::uuid
  UNION ALL
  SELECT j.id, j.data ->> 'template',
         CASE WHEN j.name = 'mail-failed' THEN 'failed'
              WHEN j.state = 'retry' THEN 'retrying' ELSE 'queued' END,
         coalesce(j.source_output, j.output) ->> 'reason', j.created_on
  FROM pgboss.job j
  WHERE j.data ->> 'orderId' = ${orderId}
    AND ((j.name = 'mail' AND j.state IN ('created', 'retry', 'active'))
      OR (j.name = 'mail-failed' AND j.state = 'created'))
  UNION ALL
  SELECT "id", "data" ->> 'template', 'queued', NULL, "leftAt"
  FROM "outbox" WHERE "queue" = 'mail' AND "data" ->> 'orderId' = ${orderId}`;

/**
 * Mails about the order with this `_id` or number that were sent, are queued or failed, newest first; mails of the
 * same time are sorted by template. Contains no text of the mails.
 * @throws AppError not_found
 */
export async function listOrderMails(db: Db, id: string): Promise<OrderMail[]> {
  const { id: orderId } = await findOrderName(db, id);
  const rows = await db.$queryRaw<MailRow[]>`
    ${selectOrderMails(orderId)}
    ORDER BY at DESC, template, id LIMIT ${MAX_SHOWN}`;
  return rows.map(({ id, at, ...row }) => ({ _id: id, ...row, at: at.toISOString() }));
}

export interface ResendOrderMailOptions extends AuditedWrite {
  /** `_id` or order number. */
  id: string;
  template: ResendableMail;
}

/**
 * Queues a mail that the customer had before again, with the order's current data.
 * @throws AppError not_found; invalid_input for a mail that was never sent; rate_limited at the mail limit of the
 * address
 */
export async function resendOrderMail(options: ResendOrderMailOptions): Promise<OrderMail[]> {
  const { db, id, template, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const order = await findOrderName(tx, id);
    const orderId = order.id;
    const sent = await tx.sentMail.findFirst({
      where: { orderId, template },
      select: { id: true },
    });
    if (!sent) throw new AppError("invalid_input", "This email was never sent for this order.");
    const withheld = await queueMail(tx, { template, orderId });
    if (withheld.length > 0) {
      const { seconds } = DATABASE_LIMITS.strangerMails;
      throw rateLimited("This customer was sent many emails just now. Try later.", seconds);
    }
    await recordAudit(tx, {
      event: "Order Mail Created",
      actor,
      description: `${actor.name} sent the mail “${template}” for order ${order.orderId} again`,
      ipAddress,
      details: { order: orderId, template },
    });
    return listOrderMails(tx, orderId);
  });
}
