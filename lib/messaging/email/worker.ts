import "server-only";
import path from "node:path";
import type { PrismaClient } from "@/lib/db/generated/client";
import { env } from "@/lib/base/env";
import { log } from "@/lib/base/log";
import { queueWorker } from "@/lib/messaging/queue/work-queues";
import type { Mail, OutgoingMail, QueuedMail, Sender } from "../queue/mail";
import { readMailServer } from "../mail-server/mail-server";
import { outboxTransport, smtpTransport, type MailTransport } from "./transport";

/**
 * Reads the rows of a queued mail and writes the mail. Returns undefined when there is nothing left to send.
 * @throws JobError when the row is gone
 */
export type ComposeMail = (
  db: PrismaClient,
  queued: QueuedMail,
  sender: Sender,
) => Promise<Omit<OutgoingMail, "id"> | undefined>;

export interface MailWorkerOptions {
  /** Commits without waiting for the disk (withUnawaitedCommits): each mail commits three times. */
  db: PrismaClient;
  compose: ComposeMail;
  /** The shop's mail server or, without one, DATA_DIR/outbox. */
  transport?: MailTransport;
  /** APP_URL, and the sender of that server. */
  sender?: Sender;
}

interface Way {
  transport: MailTransport;
  sender: Sender;
}

/** The current mail transport; uses a changed mail server from the next mail on. */
function followServer(db: PrismaClient): { read: () => Promise<Way>; close: () => void } {
  let open: { url: string | null; transport: MailTransport } | null = null;
  return {
    read: async () => {
      const { url, from } = await readMailServer(db);
      if (open?.url !== url) {
        open?.transport.close();
        open = { url, transport: toTransport(url) };
      }
      return { transport: open.transport, sender: { appUrl: env().APP_URL, mailFrom: from } };
    },
    close: () => open?.transport.close(),
  };
}

const toTransport = (url: string | null): MailTransport =>
  url === null ? outboxTransport(path.resolve(env().DATA_DIR, "outbox")) : smtpTransport(url);

/** Sends the queued mails. */
export function mailWorker({ db, compose, ...given }: MailWorkerOptions) {
  const server = followServer(db);
  const findWay = async (): Promise<Way> => {
    const { transport, sender } = given;
    return transport && sender ? { transport, sender } : { ...(await server.read()), ...given };
  };
  return queueWorker({
    queue: "mail",
    nameOf: ({ template }) => `Mail ${template}`,
    run: async ({ id, data: mail, createdOn: queuedAt }) => {
      const { transport, sender } = await findWay();
      const composed = await compose(db, { mail, queuedAt }, sender);
      if (!composed) return;
      await transport.send({ ...composed, id });
      await noteSent(db, { id, mail, queuedAt });
    },
    close: () => {
      server.close();
      given.transport?.close();
    },
  });
}

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
  if ("creditNoteId" in mail) {
    return idIn(await db.orderDocument.findUnique(where(mail.creditNoteId)));
  }
  if ("claimId" in mail) return idIn(await db.orderClaim.findUnique(where(mail.claimId)));
  if ("dispatchId" in mail) return idIn(await db.orderDispatch.findUnique(where(mail.dispatchId)));
  if ("messageId" in mail) return idIn(await db.contactMessage.findUnique(where(mail.messageId)));
  return null;
}

const idIn = (row: { orderId: string | null } | null) => row?.orderId ?? null;
