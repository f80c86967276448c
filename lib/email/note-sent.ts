import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { log } from "@/lib/base/log";
import type { Mail } from "./mail";

interface LeftMail {
  /** The job's id. */
  id: string;
  mail: Mail;
  queuedAt: Date;
}

/**
 * Records that a mail about an order has been sent. An error here is only logged, because retrying the job would send
 * the mail twice.
 */
export async function noteSent(db: PrismaClient, { id, mail, queuedAt }: LeftMail): Promise<void> {
  try {
    const orderId = await readOrder(db, mail);
    if (!orderId) return;
    const note = { id, orderId, template: mail.template, queuedAt };
    await db.sentMail.createMany({ data: [note], skipDuplicates: true });
  } catch (error) {
    log.error(`Mail ${mail.template} ${id} has left, but could not be noted`, error);
  }
}

const OF_ORDER = { orderId: true } as const;

/** Returns the id of the order that a mail is about; null for any other mail. */
async function readOrder(db: PrismaClient, mail: Mail): Promise<string | null> {
  if ("orderId" in mail) return mail.orderId;
  const where = (id: string) => ({ where: { id }, select: OF_ORDER });
  if ("refundId" in mail) return idIn(await db.orderRefund.findUnique(where(mail.refundId)));
  if ("returnId" in mail) return idIn(await db.orderReturn.findUnique(where(mail.returnId)));
  if ("claimId" in mail) return idIn(await db.orderClaim.findUnique(where(mail.claimId)));
  if ("dispatchId" in mail) return idIn(await db.orderDispatch.findUnique(where(mail.dispatchId)));
  if ("messageId" in mail) return idIn(await db.contactMessage.findUnique(where(mail.messageId)));
  return null;
}

const idIn = (row: { orderId: string | null } | null) => row?.orderId ?? null;
