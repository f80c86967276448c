import "server-only";
import path from "node:path";
import { PgBoss, type JobResult, type JobWithMetadata } from "pg-boss";
import { connect } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { QUEUE_SCHEMA } from "@/lib/db/queue-schema";
import { env } from "@/lib/base/env";
import { log } from "@/lib/base/log";
import type { Mail, OutgoingMail, QueuedMail, Sender } from "./mail";
import { asMailError, type MailError } from "./mail-error";
import { noteSent } from "./note-sent";
import { MAIL_QUEUE } from "./queue-names";
import { outboxTransport, smtpTransport, type MailTransport } from "./transport";

/**
 * Reads what a queued mail tells of and writes it. Undefined when there is nothing left to tell.
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
  /** Is handed each batch of mails, from the first that is composed until the last has left. */
  around?: (work: () => Promise<JobResult[]>) => Promise<JobResult[]>;
}

export interface MailWorker {
  /** Takes no more mails, waits for those that are on their way, and closes. */
  stop(): Promise<void>;
}

type MailJob = JobWithMetadata<Mail>;

/** The least that pg-boss takes: a worker that has nothing to do ends after a minute. */
const LOOK_SECONDS = 0.5;
const CONCURRENCY = 2;
/** A full batch is followed by the next at once; one by one, a backlog would wait for the clock each time. */
const BATCHES = { batchSize: 5, burstWhenBatchFull: true };
/** Below the time that most supervisors allow a program to stop in. */
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

/** Says the same trouble once a minute, however often the queue runs into it. */
function queueTrouble(): (error: Error) => void {
  const MINUTE_MS = 60_000;
  let last = { text: "", at: 0 };
  return (error) => {
    const text = `The mail queue is in trouble (${asMailError(error).message})`;
    if (text === last.text && Date.now() - last.at < MINUTE_MS) return;
    last = { text, at: Date.now() };
    log.error(text);
  };
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

/** Sends what is in the queue until it is stopped. The queue has been prepared by then. */
export async function startMailWorker(options: MailWorkerOptions): Promise<MailWorker> {
  const transport = options.transport ?? transportFromEnv();
  // Each mail commits three times, and orders would wait for the disk behind them. A mail whose sending was
  // forgotten is sent again, as it is when the worker is killed between the two.
  const databaseUrl = withUnawaitedCommits(options.databaseUrl);
  const db = connect(databaseUrl, CONCURRENCY);
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    application_name: "shop-mail",
    max: CONCURRENCY + 1,
    migrate: false,
    schedule: false,
  });
  boss.on("error", queueTrouble());
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
 * The same database, over connections whose commits do not wait for the disk. After a power cut what they
 * committed in the last second may be gone, the latest first and nothing by halves: for what is done again
 * without harm, such as noting that a mail has left. Behind pgbouncer (`?pgbouncer=true`), which
 * passes no such setting on, they wait as all others do.
 */
export function withUnawaitedCommits(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.searchParams.get("pgbouncer") === "true") return databaseUrl;
  const options = [url.searchParams.get("options"), "-c synchronous_commit=off"];
  url.searchParams.set("options", options.filter(Boolean).join(" "));
  return url.href;
}
