import "server-only";
import { Prisma } from "shop-database";
import { env } from "@/lib/base/env";
import { toWhatsAppNumber } from "@/lib/base/input/whatsapp-number";
import type { Db, Transaction } from "@/lib/db/client";
import { afterPart } from "@/lib/db/insert-rows";
import { ROW_LIMITS } from "@/lib/http/limits/limits";
import { sendJobs } from "@/lib/messaging/queue/send-jobs";
import type { Mail } from "../queue/mail";
import { WHATSAPP_TEMPLATES } from "./whatsapp-templates";

/** True when the shop was started with keys of WhatsApp's Cloud API. */
export const hasWhatsApp = (): boolean => env().WHATSAPP !== undefined;

/** The recipient of a mail, as named by an order or an offer. */
interface Reader {
  userId: string | null;
  phone: string | null;
}

const BUYER = { userId: true, phone: true, companyId: true } as const;

type Buyer = Reader & { companyId: string | null };

/**
 * Queues the WhatsApp messages that accompany these mails, in the same transaction: one per mail with a template whose
 * reader agreed to its kind. Independent of whether the mail itself is sent.
 */
export async function queueTexts(tx: Transaction, mails: readonly Mail[]): Promise<void> {
  if (!hasWhatsApp()) return;
  for (const mail of mails) {
    if (!WHATSAPP_TEMPLATES[mail.template]) continue;
    const reader = await findReader(tx, mail);
    if (reader) await sendTexts(tx, await tx.$queryRaw<TextToSend[]>(insertTexts([mail], reader)));
  }
}

export const TEXT_TO_SEND = { id: true, number: true } as const;

interface TextToSend {
  id: string;
  number: string;
}

/** Queues a job for each of these waiting messages. */
export const sendTexts = (tx: Transaction, texts: readonly TextToSend[]): Promise<void> =>
  sendJobs(
    tx,
    "whatsapp",
    texts.map(({ id, number }) => ({ data: { messageId: id, number } })),
  );

/** Null also for a former member of the company that they bought for, who has no access any more. */
async function findReader(db: Db, mail: Mail): Promise<Reader | null> {
  const buyer = await findBuyer(db, mail);
  if (!buyer?.companyId) return buyer;
  const { userId, companyId } = buyer;
  const member = userId && (await db.companyMember.findUnique({ where: { userId, companyId } }));
  return member ? buyer : null;
}

async function findBuyer(tx: Db, mail: Mail): Promise<Buyer | null> {
  if ("offerId" in mail) {
    return tx.offer.findUnique({ where: { id: mail.offerId }, select: BUYER });
  }
  if ("orderId" in mail) {
    return tx.order.findUnique({ where: { id: mail.orderId }, select: BUYER });
  }
  const order = { order: { select: BUYER } } as const;
  if ("refundId" in mail) {
    const where = { id: mail.refundId };
    return (await tx.orderRefund.findUnique({ where, select: order }))?.order ?? null;
  }
  if ("dispatchId" in mail) {
    const where = { id: mail.dispatchId };
    return (await tx.orderDispatch.findUnique({ where, select: order }))?.order ?? null;
  }
  return null;
}

/** True while the reader of a mail still agrees to messages at this number. */
export async function isAgreed(db: Db, mail: Mail, number: string): Promise<boolean> {
  const template = WHATSAPP_TEMPLATES[mail.template];
  const reader = await findReader(db, mail);
  if (!template || !reader) return false;
  const { userId, phone } = reader;
  const own = phone === null ? null : toWhatsAppNumber(phone);
  const [row] = await db.$queryRaw<{ isAgreed: boolean | null }[]>`
    SELECT whatsapp_number(${userId}::uuid, ${own}::text, ${template.kind}, NULL) = ${number} AS "isAgreed"`;
  return row?.isAgreed ?? false;
}

/**
 * The INSERT of messages to one reader: a statement, or a part of a larger one that queues nothing without a row of the
 * part `after`. Its caller sends a job for each returned row. The function `whatsapp_number` decides whether they
 * agreed, and the number.
 */
export function insertTexts(mails: readonly Mail[], reader: Reader, after?: string): Prisma.Sql {
  const texts = mails.flatMap((mail) => {
    const template = hasWhatsApp() ? WHATSAPP_TEMPLATES[mail.template] : undefined;
    return template ? [{ name: template.name, kind: template.kind, mail }] : [];
  });
  if (texts.length === 0)
    return Prisma.sql`SELECT NULL::uuid AS "id", NULL::text AS "number" WHERE false`;
  const number = reader.phone === null ? null : toWhatsAppNumber(reader.phone);
  return Prisma.sql`
    INSERT INTO "whatsapp_messages" ("id", "number", "template", "mail")
    SELECT gen_random_uuid(), agreed.number, text."name", text."mail"
    FROM jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) text ("name" text, "kind" text, "mail" jsonb),
      whatsapp_number(${reader.userId}::uuid, ${number}::text, text."kind", ${ROW_LIMITS.whatsAppMessages.points}::int)
        agreed (number)
    WHERE agreed.number IS NOT NULL AND ${afterPart(after)}
    RETURNING "id", "number"`;
}
