import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import type { Mail } from "@/lib/messaging/queue/mail";
import { isAgreed } from "@/lib/messaging/email/whatsapp-queue";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { JobError } from "@/lib/messaging/queue/job-error";
import { isLastAttempt, type ReceiverWorker } from "@/lib/messaging/queue/receiver-worker";
import { callWhatsApp, type WhatsAppContent, type WhatsAppOutcome } from "./call-whatsapp";
import { readParameters } from "./read-parameters";

const DUE = {
  id: true,
  number: true,
  template: true,
  mail: true,
  replyId: true,
} satisfies Prisma.WhatsAppMessageSelect;

interface DueText extends Omit<Prisma.WhatsAppMessageGetPayload<{ select: typeof DUE }>, "mail"> {
  mail: Mail | null;
}

/** Sends messages. The jobs of one number run in turn, and each sends the first waiting message of its number. */
export const whatsAppWorker = (db: PrismaClient): ReceiverWorker<"whatsapp"> => ({
  queue: "whatsapp",
  run: async (job) => {
    const { number } = job.data;
    const due = await db.whatsAppMessage.findFirst({
      where: { number, state: "waiting" },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: DUE,
    });
    if (!due) return {};
    const outcome = await sendWhatsApp(db, due as DueText);
    const isOver = "error" in outcome && (outcome.isFinal || isLastAttempt(job));
    return {
      failure: "error" in outcome && !isOver ? new JobError(outcome.error, false) : undefined,
      record: (tx) => settle(tx, { id: due.id, outcome, isOver }),
    };
  },
});

async function sendWhatsApp(db: PrismaClient, due: DueText): Promise<WhatsAppOutcome> {
  const content = await readContent(db, due);
  if (typeof content === "string") return { error: content, code: null, isFinal: true };
  return callWhatsApp({ id: due.id, number: due.number, content });
}

const NOTHING = "There was nothing left to say";

/** The content to send, or the reason for sending nothing. */
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
  id: string;
  outcome: WhatsAppOutcome;
  isOver: boolean;
}

async function settle(tx: Transaction, { id, outcome, isOver }: Settling): Promise<void> {
  const where = { id, state: "waiting" } as const;
  if ("providerId" in outcome) {
    const { providerId } = outcome;
    const data = { state: "sent", providerId, error: null, changedAt: new Date() } as const;
    await tx.whatsAppMessage.updateMany({ where, data });
  } else if (isOver) await failText(tx, id, outcome.error);
  else await tx.whatsAppMessage.updateMany({ where, data: { error: outcome.error } });
}

/** Records that a message did not arrive. A message delivered meanwhile stays so. */
export async function failText(tx: Transaction, id: string, error: string): Promise<void> {
  await tx.whatsAppMessage.updateMany({
    where: { id, state: { in: ["waiting", "sent"] } },
    data: { state: "failed", error, changedAt: new Date() },
  });
}
