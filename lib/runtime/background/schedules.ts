import "server-only";
import { env } from "@/lib/base/env";
import { MINUTE_MS, columnDay, dayName } from "@/lib/base/india-time";
import { lowStockIsDue } from "@/lib/catalogue/stock/low-stock-due";
import { holds, type Queryable } from "@/lib/db/holds";
import { reviewRequestsAreDue } from "@/lib/fulfilment/reviews/requests-due";
import { OPEN_STATES, REMIND_DAYS } from "@/lib/offers/states";
import { creditRemindersAreDue } from "@/lib/payments/credit-reminders-due";
import { reconcileIsDue } from "@/lib/payments/gateways/reconcile-due";
import { lateIsDue } from "@/lib/messaging/push/late";

/**
 * When the supervisor gives the worker each task besides the jobs of the queues; worker-jobs.ts has what is done then.
 * These are no schedules of pg-boss: those need a process that keeps time and send a job whether or not there is
 * anything to do, while the worker of an idle shop has ended and a cheap question decides whether it starts again.
 */

export interface Schedule {
  /** Milliseconds from the start of the shop to the first run, and between runs. */
  first: number;
  every: number;
  /** Reports whether there is anything to do. Without it the task always runs. */
  isDue?: (db: Queryable, now: Date) => Promise<boolean>;
}

const MINUTELY = { first: MINUTE_MS, every: MINUTE_MS };
const OFTEN = { first: 5 * MINUTE_MS, every: 5 * MINUTE_MS };
const HOURLY = { first: 10 * MINUTE_MS, every: 60 * MINUTE_MS };

/** This many rows cost a list one millisecond. */
const UNFOLDED_ROWS = 1_000;

export const SCHEDULES = {
  approvals: {
    ...HOURLY,
    isDue: (db: Queryable, now: Date) =>
      holds(
        db,
        `EXISTS (SELECT FROM approval_requests WHERE state = 'waiting' AND "expiresAt" <= $1)`,
        [now],
      ),
  },
  // Checks that came to no end.
  artworks: {
    ...MINUTELY,
    isDue: (db: Queryable) =>
      holds(
        db,
        `EXISTS (
           SELECT FROM artworks
           WHERE state = 'stored' AND "preflightState" = 'checking'
             AND "checkedAt" < now() - interval '2 minutes')`,
      ),
  },
  // Never in a shop whose unconfirmed orders do not expire.
  confirmations: {
    ...OFTEN,
    isDue: (db: Queryable) =>
      holds(
        db,
        `EXISTS (
           SELECT FROM settings s, orders o
           WHERE s.key = 'unprovenOrderHours' AND s.value <> '0'
             AND o.status = 'Pending' AND o.proof IS NULL AND o."paidPaise" <= 0)`,
      ),
  },
  credit: { ...HOURLY, isDue: creditRemindersAreDue },
  // Where so many orders and sales were counted lately that folding should not wait for the night.
  fold: {
    ...OFTEN,
    isDue: (db: Queryable) =>
      holds(
        db,
        `(SELECT count(*) > $1 FROM (
            SELECT FROM counters
            WHERE topic IN ('orders', 'sales') AND day >= current_date - 1 LIMIT $1 + 1) AS recent)`,
        [UNFOLDED_ROWS],
      ),
  },
  late: { first: 5 * MINUTE_MS, every: 15 * MINUTE_MS, isDue: lateIsDue },
  // An offer to end, or a buyer to remind.
  offers: {
    ...HOURLY,
    isDue: (db: Queryable, now: Date) =>
      holds(
        db,
        `EXISTS (
           SELECT FROM offers
           WHERE state = ANY ($1::"OfferState"[])
             AND ("validUntil" < $2 OR ("validUntil" <= $3 AND "remindedAt" IS NULL)))`,
        [OPEN_STATES, columnDay(now), columnDay(now, REMIND_DAYS)],
      ),
  },
  payments: { ...MINUTELY, isDue: reconcileIsDue },
  // Lines that have waited for their buyers for a day or longer.
  proofs: {
    ...HOURLY,
    isDue: (db: Queryable) =>
      holds(
        db,
        `EXISTS (
           SELECT FROM order_lines l JOIN orders o ON o.id = l."orderId"
           WHERE l.stage IN ('needs_artwork', 'proof_sent') AND l."stageReminders" < 2
             AND l."stageSince" <= now() - interval '1 day'
             AND o.status IN ('Pending', 'Processing') AND o.proof IS NOT NULL)`,
      ),
  },
  // Refunds and e-invoices that no job is about: after a migration, a restored backup, or with a new provider.
  resume: {
    ...HOURLY,
    first: MINUTE_MS,
    isDue: (db: Queryable) =>
      holds(
        db,
        `EXISTS (
           SELECT FROM order_refunds r
           WHERE r.state = 'under_way'
             AND NOT EXISTS (SELECT FROM pgboss.job j WHERE j.name = 'refund' AND j.id = r.id))
         OR $1 AND EXISTS (
           SELECT FROM einvoice_tasks t
           WHERE t."doneAt" IS NULL AND NOT t.refused
             AND NOT EXISTS (
               SELECT FROM pgboss.job j WHERE j.name = 'einvoice' AND j.id = t."documentId"))`,
        [env().EINVOICE !== undefined],
      ),
  },
  reviews: { ...HOURLY, isDue: reviewRequestsAreDue },
  standing: {
    ...HOURLY,
    isDue: (db: Queryable, now: Date) =>
      holds(db, `EXISTS (SELECT FROM saved_lists WHERE "nextOn" <= $1::date AND NOT paused)`, [
        dayName(now),
      ]),
  },
  stock: { ...OFTEN, isDue: lowStockIsDue },
  // Runs long after the start, when the requests of the start have been answered.
  sweep: { first: 5 * MINUTE_MS, every: 24 * 60 * MINUTE_MS },
} satisfies Record<string, Schedule>;

export type WorkerTask = keyof typeof SCHEDULES;
