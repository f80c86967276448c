import type { GroupOptions, QueueOptions, QueuePolicy, WorkOptions } from "pg-boss";
import type { Mail } from "@/lib/messaging/queue/mail";

/**
 * The one queue engine: pg-boss in its own schema of the shop's database. A queue is one row here, with pg-boss's own
 * options, and a worker in lib/runtime/worker.ts that does its jobs (work-queues.ts). Who causes work sends a job in the
 * transaction of the cause (send-jobs.ts): it is done when that commits, never when it rolls back, and its retries are
 * the queue's options. jobs.ts reads what waits and what failed.
 */

/**
 * What a job of each queue holds. Failed mails, refunds and e-invoices stay for months, so theirs are ids, never personal
 * data; failed notifications stay for hours. A WhatsApp job, and the outbox row that it comes from, also has the phone number.
 */
export interface JobData {
  mail: Mail;
  "mail-failed": Mail;
  /** A refund that a gateway is asked for. */
  refund: { refundId: string };
  "refund-failed": { refundId: string };
  /** An invoice or a credit note that is to have an IRN. */
  einvoice: { documentId: string };
  "einvoice-failed": { documentId: string };
  /** One job for each delivery that waits; it makes the first that waits about its object. */
  webhook: { webhookId: string; objectId: string };
  push: { subscriptionId: string; event: string; facts: unknown };
  "push-failed": { subscriptionId: string; event: string; facts: unknown };
  /** One job for each message that waits; it sends the first that waits for the number of this one. */
  whatsapp: { messageId: string; number: string };
}

export type QueueName = keyof JobData;

interface QueueRow<Data> {
  options: QueueOptions & { deadLetter?: QueueName };
  /** Cannot be changed once the queue exists. */
  policy?: QueuePolicy;
  /** Jobs of one key are done one after the other where the policy says so; `group` is what they go to. */
  keysOf?: (data: Data) => { singletonKey?: string; group?: GroupOptions };
  /** How the worker takes jobs; a queue of dead letters has none. */
  work?: WorkOptions;
}

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * What goes to another's server: tried again after 20 seconds, then after twice as long each time (receiver-worker.ts).
 * Thirteen attempts take 22 hours and 45 minutes; one retry more is left for a worker that dies in the last.
 */
const TO_RECEIVERS = {
  retryLimit: 13,
  retryDelay: 20,
  // How long a job stays with a worker that has died; longer than an attempt takes, whose reads may wait for a
  // connection as long as WORKER_TIMEOUTS says.
  expireInSeconds: 120,
  deleteAfterSeconds: HOUR_SECONDS,
};

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

/** One at a time, the next at the worker's next look; pg-boss has no burst for single jobs. */
const ONE_BY_ONE: WorkOptions = { batchSize: 1 };

/** A queue stands below the one of its dead letters. */
export const QUEUES: { [Name in QueueName]: QueueRow<JobData[Name]> } = {
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
  webhook: {
    policy: "key_strict_fifo",
    options: { ...TO_RECEIVERS, retentionSeconds: 30 * DAY_SECONDS },
    keysOf: ({ webhookId, objectId }) => ({
      singletonKey: `${webhookId}/${objectId}`,
      group: { id: webhookId },
    }),
    work: { groupConcurrency: 4 },
  },
  // News that is older than twelve hours is told to nobody: it is in the to-do by then.
  "push-failed": { options: { ...FAILED.options, retentionSeconds: 12 * HOUR_SECONDS } },
  push: {
    options: {
      ...TO_RECEIVERS,
      retryLimit: 11,
      deadLetter: "push-failed",
      retentionSeconds: 12 * HOUR_SECONDS,
    },
    keysOf: ({ subscriptionId }) => ({ group: { id: subscriptionId } }),
    work: { groupConcurrency: 4 },
  },
  whatsapp: {
    policy: "key_strict_fifo",
    options: { ...TO_RECEIVERS, retentionSeconds: 30 * DAY_SECONDS },
    keysOf: ({ number }) => ({ singletonKey: number }),
    work: {},
  },
};

const NAMES = Object.keys(QUEUES) as QueueName[];

/** The queues that the worker takes jobs from. */
export const WORKED_QUEUES = NAMES.filter((name) => QUEUES[name].work);

/** Queues of dead letters: what failed for good. */
export const FAILED_QUEUES = NAMES.filter((name) => !QUEUES[name].work);
