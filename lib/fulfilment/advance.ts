import "server-only";
import { recordAudit, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { Mail, OrderMailTemplate } from "@/lib/messaging/queue/mail";
import { queueNews } from "@/lib/messaging/email/queue";
import type { TrackingRequest } from "@/lib/orders/admin-schemas";
import { acceptLocked } from "@/lib/orders/access/confirm-order";
import type { LockedOrder, OrderActor } from "@/lib/orders/lock-order";
import type { OrderStatus } from "@/lib/orders/status";
import { writeStatus } from "@/lib/orders/announced/write-status";
import type { Passed } from "./production-gate";

/** A status that follows another by the shop's work. */
export type Step = Exclude<OrderStatus, "Pending" | "Cancelled">;

const MAILS: Record<Step, OrderMailTemplate> = {
  Processing: "order-processing",
  Shipped: "order-shipped",
  Delivered: "order-delivered",
};

export interface Advance {
  order: LockedOrder;
  by: OrderActor;
  at: Date;
  /** Kept with the order where it is given. */
  tracking?: TrackingRequest | null;
  /** Why production begins all the same, and without what; null when nothing is missing. */
  passed?: Passed | null;
  /** Why, in the actor's words, and whether the customer may read it. */
  reason?: { text: string; told: boolean };
  /** The email about it; by default the one of the status. Null: none. */
  mail?: Mail | null;
}

/** The columns of an order's tracking details. */
export const toColumns = ({ carrier, number, url }: TrackingRequest) => ({
  trackingCarrier: carrier,
  trackingNumber: number,
  trackingUrl: url ?? null,
});

/** Gives a locked order its next status, with its history, the audit entry and the customer's mail. */
export async function advance(tx: Transaction, status: Step, step: Advance): Promise<void> {
  const { order, by, at, tracking = null, passed = null, reason } = step;
  const { mail = { template: MAILS[status], orderId: order.id } } = step;
  const { actor } = by;
  const mailed = order.wantsMails && mail !== null;
  // Starting production also accepts an unverified order.
  await acceptLocked(tx, order, by);
  await writeStatus(tx, order.id, {
    status,
    ...(status === "Shipped" ? { partlyDispatched: false } : {}),
    ...(tracking ? toColumns(tracking) : {}),
    history: {
      create: {
        status,
        at,
        userId: actor.userId,
        by: actor.name,
        party: "shop",
        mailed,
        ...(passed ? { reason: passed.reason } : {}),
        ...(reason ? { reason: reason.text, reasonTold: reason.told } : {}),
      },
    },
  });
  if (mail) await queueNews(tx, order, mail);
  await recordAudit(tx, {
    ...by,
    event: "Order Status Updated",
    description: `Order ${order.orderId} is now ${status}`,
    details: {
      order: order.orderId,
      changes: changes({ status: order.status, tracking: null }, { status, tracking }),
      ...(passed ? passedDetails(passed) : {}),
    },
  });
}

/** What an override let pass, for the audit log. */
export const passedDetails = ({ reason: override, gates, awaited }: Passed) => ({
  override,
  gates,
  ...awaited,
});
