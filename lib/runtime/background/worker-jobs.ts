import "server-only";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { resumeChecks } from "@/lib/artwork/proofs/check-artwork";
import { remindBuyers } from "@/lib/artwork/proofs/remind-buyers";
import { notifyLowStock } from "@/lib/catalogue/stock/notify-low-stock";
import { connect, LONG_TIMEOUTS } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { EXPIRED_TAGS_CHANNEL, expiryPayloads } from "@/lib/http/cache/expired-tags-channel";
import { queueOpenEInvoices } from "@/lib/documents/portal-files/open-task";
import { queueOpenRefunds } from "@/lib/fulfilment/refunds/refund-worker";
import { lapseUnconfirmed } from "@/lib/fulfilment/status/lapse-unconfirmed";
import { log } from "@/lib/base/log";
import { watchLastDays } from "@/lib/offers/watch-last-days";
import { notifyLate } from "@/lib/dashboard/notify-late";
import { lapseRequests } from "@/lib/orders/approval-requests/close-request";
import { remindOfStandingOrders } from "@/lib/orders/lists/remind-of-standing-orders";
import { remindOfCredit } from "@/lib/payments/remind-of-credit";
import { reconcilePayments } from "@/lib/payments/gateways/reconcile";
import { requestReviews } from "@/lib/fulfilment/reviews/request-reviews";
import { foldCounters } from "@/lib/db/counters/counters";
import { inWords, sweep } from "./housekeeping";
import type { WorkerTask } from "./schedules";

/** The worker's tasks other than sending mail. Each runs once with a connection of its own. */

interface Job {
  /** Resolves to a message for the log, or undefined. */
  run: (db: PrismaClient, databaseUrl: string) => Promise<string | undefined>;
  /** The log message on failure; the task runs again at its next time. */
  failed: string;
  /** True when one of its statements may scan a whole table. */
  isLong?: boolean;
}

/** Counts the work done, and logs it: "Customers asked for a review: 2". */
const counting =
  (what: string, work: (db: PrismaClient) => Promise<number>): Job["run"] =>
  async (db) => {
    const done = await work(db);
    return done > 0 ? `${what}: ${done}` : undefined;
  };

const FOLD: Job = {
  run: (db) => foldCounters(db).then(() => undefined),
  failed: "Counters could not be folded; the next try is in five minutes",
  isLong: true,
};

const SWEEP: Job = {
  run: async (db, databaseUrl) => {
    const removed = await sweep({ databaseUrl, db });
    return Object.keys(removed).length > 0
      ? `Outdated data removed: ${inWords(removed)}`
      : undefined;
  },
  failed: "Outdated data could not be removed; the next try is tomorrow",
  isLong: true,
};

const JOBS: Record<WorkerTask, readonly Job[]> = {
  approvals: [
    {
      run: counting("Requests for an approval that lapsed", lapseRequests),
      failed: "Requests for an approval could not be looked after; the next try is in an hour",
    },
  ],
  artworks: [
    {
      run: counting("Files for printing checked anew", resumeChecks),
      failed: "Files for printing could not be checked; the next try is in a minute",
    },
  ],
  confirmations: [
    {
      run: lookAfterUnconfirmed,
      failed: "Unconfirmed orders could not be looked after; the next try is in five minutes",
    },
  ],
  credit: [
    {
      run: counting("Customers on account reminded to pay", remindOfCredit),
      failed: "Customers on account could not be reminded; the next try is in an hour",
    },
  ],
  fold: [FOLD],
  late: [
    {
      run: counting("Devices notified of late orders", notifyLate),
      failed: "Devices could not be notified of late orders; the next try is in 15 minutes",
    },
  ],
  offers: [
    {
      run: async (db) => {
        const { reminded, expired } = await watchLastDays(db);
        return reminded + expired > 0
          ? `Offers: ${reminded} buyers reminded, ${expired} expired`
          : undefined;
      },
      failed: "Offers could not be looked after; the next try is in an hour",
    },
  ],
  payments: [
    {
      run: counting("Payments found at their gateways", async (db) => {
        const { found } = await reconcilePayments(db);
        return found;
      }),
      failed: "Payments could not be looked after; the next try is in a minute",
    },
  ],
  proofs: [
    {
      run: counting("Customers reminded of artwork and proofs", remindBuyers),
      failed: "Customers could not be reminded of artwork and proofs; the next try is in an hour",
    },
  ],
  resume: [
    {
      run: counting("Refunds and e-invoices queued again", (db) =>
        db.$transaction(
          async (tx) => (await queueOpenRefunds(tx)) + (await queueOpenEInvoices(tx)),
        ),
      ),
      failed: "Refunds and e-invoices could not be queued; the next try is in an hour",
    },
  ],
  reviews: [
    {
      run: counting("Customers asked for a review", requestReviews),
      failed: "Customers could not be asked for reviews; the next try is in an hour",
    },
  ],
  standing: [
    {
      run: counting("Standing orders asked about", remindOfStandingOrders),
      failed: "Standing orders could not be asked about; the next try is in an hour",
    },
  ],
  stock: [
    {
      run: counting("The shop was notified of low stock", notifyLowStock),
      failed: "The shop could not be notified of low stock; the next try is in five minutes",
    },
  ],
  sweep: [SWEEP, FOLD],
};

async function lookAfterUnconfirmed(db: PrismaClient): Promise<string | undefined> {
  const { reminded, cancelled, changedProducts } = await lapseUnconfirmed(db);
  await notifyExpired(db, changedProducts);
  return reminded + cancelled > 0
    ? `Unconfirmed orders: ${reminded} reminded, ${cancelled} cancelled`
    : undefined;
}

/** Expires the cached pages and reads that show these products in the web processes. */
async function notifyExpired(db: PrismaClient, products: readonly string[]): Promise<void> {
  if (products.length === 0) return;
  for (const payload of expiryPayloads(changedTags(products))) {
    await db.$executeRaw`SELECT pg_notify(${EXPIRED_TAGS_CHANNEL}, ${payload})`;
  }
}

/** Runs a task; failures are logged, not thrown. */
export async function doTask(task: WorkerTask, databaseUrl: string): Promise<void> {
  for (const job of JOBS[task]) await attempt(job, databaseUrl);
}

async function attempt({ run, failed, isLong }: Job, databaseUrl: string): Promise<void> {
  const db = isLong ? connect(databaseUrl, 1, LONG_TIMEOUTS) : connect(databaseUrl, 1);
  try {
    const done = await run(db, databaseUrl);
    if (done) log.info(done);
  } catch (error) {
    log.error(failed, error);
  } finally {
    await db.$disconnect();
  }
}
