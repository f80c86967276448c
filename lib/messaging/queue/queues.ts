import type { QueueOptions, QueuePolicy, WorkOptions } from "pg-boss";
import type { Mail } from "@/lib/messaging/email/mail";

/**
 * The one queue engine: pg-boss in its own schema of the shop's database. A queue is one row here, with pg-boss's own
 * options, and a worker in lib/runtime/worker.ts that does its jobs (work-queues.ts). Who causes work sends a job in the
 * transaction of the cause (send-jobs.ts): it is done when that commits, never when it rolls back, and its retries are
 * the queue's options. jobs.ts reads what waits and what failed.
 */

/** What a job of each queue holds: ids, never personal data, because failed jobs stay for months. */
export interface JobData {
  mail: Mail;
  "mail-failed": Mail;
  /** A refund that a gateway is asked for. */
  refund: { refundId: string };
  "refund-failed": { refundId: string };
  /** An invoice or a credit note that is to have an IRN. */
  einvoice: { documentId: string };
  "einvoice-failed": { documentId: string };
}

export type QueueName = keyof JobData;

interface QueueRow {
  options: QueueOptions & { deadLetter?: QueueName };
  /** Cannot be changed once the queue exists. */
  policy?: QueuePolicy;
  /** How the worker takes jobs; a queue of dead letters has none. */
  work?: WorkOptions;
}

const DAY_SECONDS = 24 * 60 * 60;

/** Dead letters stay so long for the admin, who can have them tried again. */
const FAILED = { options: { retentionSeconds: 90 * DAY_SECONDS, retryLimit: 0 } };

/**
 * Asked again a minute after the first failure, then twice as long each time up to six hours, for most of a year: money
 * and returns wait for the service, however long it is away.
 */
const PERSISTENT: QueueOptions = {
  retryLimit: 1_000,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 6 * 60 * 60,
  // Longer than a call to the service may take, with its repetitions.
  expireInSeconds: 300,
  retentionSeconds: 365 * DAY_SECONDS,
  deleteAfterSeconds: 7 * DAY_SECONDS,
};

/** One at a time, and the next at once. */
const ONE_BY_ONE: WorkOptions = { batchSize: 1, burstWhenBatchFull: true };

/** A queue stands below the one of its dead letters. */
export const QUEUES: Record<QueueName, QueueRow> = {
  "mail-failed": FAILED,
  mail: {
    options: {
      // Retries thirty seconds after the first failure, then twice as long each time up to four hours: with the random
      // part that pg-boss adds, a mail server may be down for 8 to 16 hours.
      retryLimit: 12,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 4 * 60 * 60,
      deadLetter: "mail-failed",
      // How long a mail stays with a worker that has died.
      expireInSeconds: 180,
      retentionSeconds: 14 * DAY_SECONDS,
      deleteAfterSeconds: 7 * DAY_SECONDS,
    },
    // A full batch is followed by the next at once; with single mails, a backlog would wait for the interval each time.
    work: { localConcurrency: 2, batchSize: 5, burstWhenBatchFull: true },
  },
  "refund-failed": FAILED,
  refund: { options: { ...PERSISTENT, deadLetter: "refund-failed" }, work: ONE_BY_ONE },
  "einvoice-failed": FAILED,
  einvoice: { options: { ...PERSISTENT, deadLetter: "einvoice-failed" }, work: ONE_BY_ONE },
};

const NAMES = Object.keys(QUEUES) as QueueName[];

/** The queues that the worker takes jobs from. */
export const WORKED_QUEUES = NAMES.filter((name) => QUEUES[name].work);

/** Queues of dead letters: what failed for good. */
export const FAILED_QUEUES = NAMES.filter((name) => !QUEUES[name].work);
