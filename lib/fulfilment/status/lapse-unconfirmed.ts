import "server-only";
import { HOUR_MS } from "@/lib/base/india-time";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { eachApart } from "@/lib/db/each-apart";
import { AppError } from "@/lib/base/errors";
import { queueMail } from "@/lib/messaging/email/queue";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { lockOrder, type LockedOrder } from "@/lib/orders/lock-order";
import { log } from "@/lib/base/log";
import { reconcileOrder } from "@/lib/payments/gateways/reconcile";
import { isUnconfirmed } from "@/lib/orders/status";
import { cancelledUnlessConfirmed, reminderDue } from "@/lib/orders/access/unconfirmed-time";
import { cancelInTransaction } from "./cancel-order";

/** Result of one run. */
export interface Lapsed {
  reminded: number;
  cancelled: number;
  /** Products whose stock returned. */
  changedProducts: string[];
}

const BATCH = 500;

/**
 * Reminds the customers of unconfirmed orders, and cancels overdue ones, by the setting `unprovenOrderHours`. Each
 * order has its own transaction, which checks again under the order's lock, so that concurrent or interrupted runs do
 * nothing twice.
 */
export async function lapseUnconfirmed(db: PrismaClient, now = new Date()): Promise<Lapsed> {
  const settings = await readShopSettings(db);
  if (settings.unprovenOrderHours === 0) return { reminded: 0, cancelled: 0, changedProducts: [] };
  const due = await findDue(db, settings, now);
  const outcomes = await eachApart(due, async (order): Promise<Outcome> => {
    const { id } = order;
    if (isOver(order, settings, now) && !(await knowsPayments(db, id, now))) return "left alone";
    return db.$transaction((tx) => lapseOne(tx, id, { settings, now }));
  });
  const cancelled = outcomes.filter((outcome) => typeof outcome === "object");
  return {
    reminded: outcomes.filter((outcome) => outcome === "reminded").length,
    cancelled: cancelled.length,
    changedProducts: cancelled.flatMap(({ changedProducts }) => changedProducts),
  };
}

interface Waiting {
  id: string;
  createdAt: Date;
  remindedAt: Date | null;
}

/** Unconfirmed orders past half their time without any payment: few, and found by an index. */
function findDue(
  db: PrismaClient,
  { unprovenOrderHours }: ShopSettings,
  now: Date,
): Promise<Waiting[]> {
  return db.order.findMany({
    where: {
      status: "Pending",
      proof: null,
      paidPaise: { lte: 0 },
      createdAt: { lte: new Date(now.getTime() - (unprovenOrderHours / 2) * HOUR_MS) },
    },
    orderBy: { createdAt: "asc" },
    select: { id: true, createdAt: true, remindedAt: true },
    take: BATCH,
  });
}

/** True when the time announced to the customer is over. */
function isOver(order: Waiting, settings: ShopSettings, now: Date): boolean {
  const due = order.remindedAt && cancelledUnlessConfirmed(order, settings);
  return due !== null && due <= now;
}

/**
 * True when every payment is in the ledger: a paid order must never expire, even before the shop is notified of the
 * payment. While a gateway is unreachable, the order waits for the next run.
 */
async function knowsPayments(db: PrismaClient, orderId: string, now: Date): Promise<boolean> {
  try {
    await reconcileOrder(db, orderId, now);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.error(
      `A payment gateway could not be asked about order ${orderId}; it is not cancelled`,
      error,
    );
    return false;
  }
}

type Outcome = "left alone" | "reminded" | { changedProducts: string[] };

async function lapseOne(
  tx: Transaction,
  id: string,
  { settings, now }: { settings: ShopSettings; now: Date },
): Promise<Outcome> {
  const order = await lockOrder(tx, id);
  if (!isUnconfirmed(order)) return "left alone";
  if (!order.remindedAt) {
    const due = reminderDue(order, settings);
    return due && due <= now ? remind(tx, order, now) : "left alone";
  }
  if (!isOver(order, settings, now)) return "left alone";
  const by = { actor: SYSTEM_ACTOR };
  return { changedProducts: await cancelInTransaction(tx, order, by, { party: "system" }) };
}

async function remind(tx: Transaction, order: LockedOrder, now: Date): Promise<"reminded"> {
  await tx.order.update({
    where: { id: order.id },
    data: { remindedAt: now },
    select: { id: true },
  });
  await queueMail(tx, { template: "order-unconfirmed", orderId: order.id });
  await recordAudit(tx, {
    event: "Order Reminder Created",
    actor: SYSTEM_ACTOR,
    description: `The customer of order ${order.orderId} was asked to confirm it`,
    details: { order: order.orderId },
  });
  return "reminded";
}
