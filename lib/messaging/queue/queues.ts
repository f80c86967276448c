import type { GroupOptions, QueueOptions, QueuePolicy, WorkOptions } from "pg-boss";
import type { Mail } from "@/lib/messaging/queue/mail";

/**
 * The only queue engine: pg-boss in its own schema of the shop's database. A queue is one row here, with pg-boss's own
 * options, and a worker in lib/runtime/worker.ts that runs its jobs (work-queues.ts). Jobs are sent in the transaction
 * of their cause (send-jobs.ts): they run when it commits, never when it rolls back, and their retries are the queue's
 * options. jobs.ts reads waiting and failed jobs.
 */

/**
 * Job data of each queue. Failed mails, refunds and e-invoices stay for months, so theirs are ids, never personal data;
 * failed notifications stay for hours. A WhatsApp job, and the outbox row that it comes from, also has the phone
 * number.
 */
export interface JobData {
  mail: Mail;
  "mail-failed": Mail;
  /** A refund to request from a gateway. */
  refund: { refundId: string };
  "refund-failed": { refundId: string };
  /** An invoice or a credit note that needs an IRN. */
  einvoice: { documentId: string };
  "einvoice-failed": { documentId: string };
  /** One job per waiting delivery; it makes the first waiting delivery of its object. */
  webhook: { webhookId: string; objectId: string };
  push: { subscriptionId: string; event: string; facts: unknown };
  "push-failed": { subscriptionId: string; event: string; facts: unknown };
  /** One job per waiting message; it sends the first waiting message of its number. */
  whatsapp: { messageId: string; number: string };
}

export type QueueName = keyof JobData;

interface QueueRow<Data> {
  options: QueueOptions & { deadLetter?: QueueName };
  /** Cannot be changed once the queue exists. */
  policy?: QueuePolicy;
  /** Jobs of one key run in turn if the policy says so; `group` is their receiver. */
  keysOf?: (data: Data) => { singletonKey?: string; group?: GroupOptions };
  /** How the worker takes jobs; absent for a queue of dead letters. */
  work?: WorkOptions;
}

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * For calls to other servers: retried after 20 seconds, then after twice as long each time (receiver-worker.ts).
 * Thirteen attempts take 22 hours and 45 minutes; one more retry is reserved for a worker that dies in the last.
 */
const TO_RECEIVERS = {
  retryLimit: 13,
  retryDelay: 20,
  // Seconds until the job of a dead worker is released; longer than an attempt, whose reads may wait for a connection
  // as long as WORKER_TIMEOUTS says.
  expireInSeconds: 120,
  deleteAfterSeconds: HOUR_SECONDS,
};

/** How long dead letters stay for the admin, who can retry them. */
const FAILED = { options: { retentionSeconds: 90 * DAY_SECONDS, retryLimit: 0 } };

/**
 * Retried a minute after the first failure, then twice as long each time up to six hours, for most of a year: refunds
 * and e-invoices wait for the service, however long it is down.
 */
const PERSISTENT: QueueOptions = {
  retryLimit: 1_000,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 6 * 60 * 60,
  // Longer than a call to the service with its repetitions.
  expireInSeconds: 300,
  retentionSeconds: 365 * DAY_SECONDS,
  deleteAfterSeconds: 7 * DAY_SECONDS,
};

/** One at a time, the next at the worker's next look; pg-boss has no burst for single jobs. */
const ONE_BY_ONE: WorkOptions = { batchSize: 1 };

/** A queue is listed below its dead-letter queue. */
export const QUEUES: { [Name in QueueName]: QueueRow<JobData[Name]> } = {
  "mail-failed": FAILED,
  mail: {
    options: {
      // Retries thirty seconds after the first failure, then twice as long each time up to four hours: with pg-boss's
      // random part, a mail server may be down for 8 to 16 hours.
      retryLimit: 12,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 4 * 60 * 60,
      deadLetter: "mail-failed",
      // Seconds until the mail of a dead worker is released.
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
  // Notifications older than twelve hours are dropped: the to-do list has them by then.
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

/** Queues that the worker takes jobs from. */
export const WORKED_QUEUES = NAMES.filter((name) => QUEUES[name].work);

/** Dead-letter queues: jobs that failed permanently. */
export const FAILED_QUEUES = NAMES.filter((name) => !QUEUES[name].work);
