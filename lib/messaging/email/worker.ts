import "server-only";
import path from "node:path";
import { PgBoss, type JobResult, type JobWithMetadata } from "pg-boss";
import { connect } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { QUEUE_SCHEMA } from "@/lib/db/queue-schema";
import { env } from "@/lib/base/env";
import { log } from "@/lib/base/log";
import type { Mail, OutgoingMail, QueuedMail, Sender } from "./mail";
import { asMailError, logTrouble, type MailError } from "./mail-error";
import { MAIL_QUEUE } from "./queue-names";
import { outboxTransport, smtpTransport, type MailTransport } from "./transport";

/**
 * Reads the rows that a queued mail is about and writes the mail. Returns undefined when there is nothing left to send.
 * @throws MailError when the row is gone
 */
export type ComposeMail = (
  db: PrismaClient,
  queued: QueuedMail,
  sender: Sender,
) => Promise<Omit<OutgoingMail, "id"> | undefined>;

export interface MailWorkerOptions {
  databaseUrl: string;
  compose: ComposeMail;
  /** SMTP_URL or, without it, DATA_DIR/outbox. */
  transport?: MailTransport;
  /** APP_URL and MAIL_FROM. */
  sender?: Sender;
  /** Wraps each batch of mails, from the first that is composed until the last is sent. */
  around?: (work: () => Promise<JobResult[]>) => Promise<JobResult[]>;
}

export interface MailWorker {
  /** Takes no more mails, waits for those being sent, and closes. */
  stop(): Promise<void>;
}

type MailJob = JobWithMetadata<Mail>;

/** The minimum that pg-boss accepts: an idle worker ends after a minute. */
const LOOK_SECONDS = 0.5;
const CONCURRENCY = 2;
/** A full batch is followed by the next at once; with single mails, a backlog would wait for the interval each time. */
const BATCHES = { batchSize: 5, burstWhenBatchFull: true };
/**
 * Nobody waits for this process, which gives way to all others: after a long piece of work, or on a machine that slept,
 * pg-boss's ten seconds are over before it has looked at the connection that the database accepted long ago.
 */
const CONNECT_TIMEOUT_MS = 60_000;
/** Shorter than the time that most supervisors give a program to stop. */
const STOP_TIMEOUT_MS = 20_000;

function transportFromEnv(): MailTransport {
  const { SMTP_URL, DATA_DIR } = env();
  return SMTP_URL ? smtpTransport(SMTP_URL) : outboxTransport(path.resolve(DATA_DIR, "outbox"));
}

function senderFromEnv(): Sender {
  const { APP_URL, MAIL_FROM } = env();
  return { appUrl: APP_URL, mailFrom: MAIL_FROM };
}

function logFailure({ id, data, retryCount, retryLimit }: MailJob, error: MailError): void {
  const givenUp = error.permanent || retryCount >= retryLimit;
  const next = givenUp ? "it is kept among the failed mails" : "it is tried again later";
  const attempt = `attempt ${retryCount + 1} of ${retryLimit + 1}`;
  log.error(`Mail ${data.template} ${id} not sent (${attempt}: ${error.message}); ${next}`);
}

function handler(
  db: PrismaClient,
  { compose, around = (work) => work(), sender = senderFromEnv() }: MailWorkerOptions,
  transport: MailTransport,
) {
  const send = async (job: MailJob): Promise<JobResult> => {
    try {
      const queued = { mail: job.data, queuedAt: job.createdOn };
      const composed = await compose(db, queued, sender);
      if (composed) {
        await transport.send({ ...composed, id: job.id });
        await noteSent(db, { id: job.id, ...queued });
      }
      return { id: job.id, status: "completed" };
    } catch (cause) {
      const error = asMailError(cause);
      logFailure(job, error);
      const status = error.permanent ? "deadletter" : "failed";
      return { id: job.id, status, output: { reason: error.message } };
    }
  };
  return (jobs: MailJob[]) => around(() => Promise.all(jobs.map(send)));
}

/** Sends the queued mails until it is stopped. The caller has prepared the queue. */
export async function startMailWorker(options: MailWorkerOptions): Promise<MailWorker> {
  const transport = options.transport ?? transportFromEnv();
  // Each mail commits three times, and orders would wait for the disk behind them. If the record of a sent mail is
  // lost, it is sent again, as when the worker is killed between the two.
  const databaseUrl = withUnawaitedCommits(options.databaseUrl);
  const db = connect(databaseUrl, CONCURRENCY);
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    application_name: "shop-mail",
    max: CONCURRENCY + 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    migrate: false,
    schedule: false,
  });
  boss.on("error", logTrouble("The mail queue is in trouble"));
  await boss.start();
  const work = {
    pollingIntervalSeconds: LOOK_SECONDS,
    ...BATCHES,
    localConcurrency: CONCURRENCY,
    includeMetadata: true,
    perJobResults: true,
  } as const;
  const send = handler(db, options, transport);
  await boss.work(MAIL_QUEUE, work, send);
  return {
    stop: async () => {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
      transport.close();
      await db.$disconnect();
    },
  };
}

/**
 * Returns the URL of the same database for connections whose commits do not wait for the disk. After a power cut,
 * commits of the last second may be lost, the latest first and each as a whole, so it is only for work that can safely
 * be repeated, such as recording that a mail was sent. Behind pgbouncer (`?pgbouncer=true`), which does not pass this
 * setting on, commits wait as usual.
 */
export function withUnawaitedCommits(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.searchParams.get("pgbouncer") === "true") return databaseUrl;
  const options = [url.searchParams.get("options"), "-c synchronous_commit=off"];
  url.searchParams.set("options", options.filter(Boolean).join(" "));
  return url.href;
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
  if ("claimId" in mail) return idIn(await db.orderClaim.findUnique(where(mail.claimId)));
  if ("dispatchId" in mail) return idIn(await db.orderDispatch.findUnique(where(mail.dispatchId)));
  if ("messageId" in mail) return idIn(await db.contactMessage.findUnique(where(mail.messageId)));
  return null;
}

const idIn = (row: { orderId: string | null } | null) => row?.orderId ?? null;
