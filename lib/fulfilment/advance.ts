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

/** A status reached through the shop's work. */
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
  /** Stored with the order if given. */
  tracking?: TrackingRequest | null;
  /** The overridden gates, with the reason and what is missing; null when nothing is missing. */
  passed?: Passed | null;
  /** Reason in the actor's words, and whether the customer may read it. */
  reason?: { text: string; told: boolean };
  /** The email about it; by default the status mail. Null sends none. */
  mail?: Mail | null;
}

/** The columns of an order's tracking details. */
export const toColumns = ({ carrier, number, url }: TrackingRequest) => ({
  trackingCarrier: carrier,
  trackingNumber: number,
  trackingUrl: url ?? null,
});

/** Moves a locked order to its next status, with history, audit entry and customer mail. */
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

/** Audit details of an override. */
export const passedDetails = ({ reason: override, gates, awaited }: Passed) => ({
  override,
  gates,
  ...awaited,
});
