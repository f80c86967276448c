import "server-only";
import type { Transaction } from "@/lib/db/client";
import { Prisma, type PrismaClient } from "@/lib/db/generated/client";
import type { Mail } from "@/lib/messaging/email/mail";
import { queueMail } from "@/lib/messaging/email/queue";
import { isAgreed } from "@/lib/messaging/email/whatsapp-queue";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { nextTry } from "@/lib/messaging/outgoing/next-try";
import { startSender, type Sender, type SenderOptions } from "@/lib/messaging/outgoing/sender";
import { IS_FIRST } from "./due";
import { callWhatsApp, type WhatsAppContent, type WhatsAppOutcome } from "./call-whatsapp";
import { readParameters } from "./read-parameters";

/** Numbers that are written to at once. */
const AT_ONCE = 8;
/** Seconds after which a message is free again whose worker has died; longer than an attempt takes. */
const LEASE = 60;

export interface DueText {
  id: string;
  number: string;
  template: string | null;
  mail: Mail | null;
  replyId: string | null;
  tries: number;
  createdAt: Date;
}

/** Takes the first message of each number that is due and not in `busy`. It is nobody else's for LEASE seconds. */
export function takeDueTexts(
  db: PrismaClient,
  { now, busy }: { now: Date; busy: readonly string[] },
): Promise<DueText[]> {
  return db.$queryRaw<DueText[]>`
    UPDATE "whatsapp_messages" taken
    SET "nextAt" = ${now}::timestamptz + ${LEASE}::int * interval '1 second'
    FROM (
      SELECT m."id" FROM "whatsapp_messages" m
      WHERE m."state" = 'waiting' AND m."nextAt" <= ${now}::timestamptz
        AND m."number" <> ALL (${[...busy]}::text[]) AND ${Prisma.raw(IS_FIRST)}
      ORDER BY m."nextAt" LIMIT ${AT_ONCE}::int FOR UPDATE SKIP LOCKED
    ) free
    WHERE taken."id" = free."id"
    RETURNING taken."id", taken."number", taken."template", taken."mail", taken."replyId", taken."tries",
      taken."createdAt"`;
}

/** Tries one message and records how it went. */
export async function deliverText(db: PrismaClient, due: DueText): Promise<WhatsAppOutcome> {
  const startedAt = new Date();
  const content = await readContent(db, due);
  const outcome: WhatsAppOutcome =
    typeof content === "string"
      ? { error: content, code: null, isFinal: true }
      : await callWhatsApp({ id: due.id, number: due.number, content });
  await db.$transaction((tx) => settle(tx, { due, outcome, startedAt }));
  return outcome;
}

const NOTHING = "There was nothing left to say";

/** Returns what is sent, or why nothing is. */
async function readContent(
  db: PrismaClient,
  { number, template, mail, replyId }: DueText,
): Promise<WhatsAppContent | string> {
  if (template !== null && mail !== null) {
    if (!(await isAgreed(db, mail, number))) return "The customer no longer wants these messages";
    const { siteName } = await readShopSettings(db);
    const parameters = await readParameters(db, mail, siteName);
    return parameters ? { template, parameters } : NOTHING;
  }
  const where = { id: replyId ?? "" };
  const reply = replyId && (await db.messageReply.findUnique({ where, select: { text: true } }));
  return reply ? { text: reply.text } : NOTHING;
}

interface Settling {
  due: DueText;
  outcome: WhatsAppOutcome;
  startedAt: Date;
}

async function settle(tx: Transaction, { due, outcome, startedAt }: Settling): Promise<void> {
  const { id, createdAt } = due;
  const tries = due.tries + 1;
  if ("providerId" in outcome) {
    const { providerId } = outcome;
    const where = { id, state: "waiting" } as const;
    const data = { state: "sent", providerId, tries, nextAt: null, error: null } as const;
    await tx.whatsAppMessage.updateMany({ where, data: { ...data, changedAt: new Date() } });
    return;
  }
  const { error, isFinal } = outcome;
  const nextAt = isFinal ? null : nextTry({ since: createdAt, startedAt, tries });
  if (!nextAt) return failText(tx, id, error, tries);
  await tx.whatsAppMessage.updateMany({
    where: { id, state: "waiting" },
    data: { tries, nextAt, error },
  });
}

/**
 * Records that a message did not arrive. An answer from the inbox is mailed instead, where its reader has an email.
 * What was delivered meanwhile stays so.
 */
export async function failText(
  tx: Transaction,
  id: string,
  error: string,
  tries?: number,
): Promise<void> {
  const [failed] = await tx.whatsAppMessage.updateManyAndReturn({
    where: { id, state: { in: ["waiting", "sent"] } },
    data: {
      state: "failed",
      nextAt: null,
      error,
      changedAt: new Date(),
      ...(tries === undefined ? {} : { tries }),
    },
    select: { reply: { select: { id: true, message: { select: { email: true } } } } },
  });
  if (!failed?.reply?.message.email) return;
  await queueMail(tx, { template: "message-reply", replyId: failed.reply.id });
  const told = `${error}; it was mailed instead`;
  await tx.whatsAppMessage.update({ where: { id }, data: { error: told }, select: { id: true } });
}

/** Sends WhatsApp messages until it is stopped. */
export const startWhatsAppWorker = (options: SenderOptions): Sender =>
  startSender(options, {
    take: takeDueTexts,
    send: deliverText,
    receiverOf: ({ number }) => number,
    failed: "WhatsApp messages could not be sent",
  });
