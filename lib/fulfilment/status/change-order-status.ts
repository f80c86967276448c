import "server-only";
import { changes } from "@/lib/audit/changes";
import { recordAudit } from "@/lib/audit/record";
import { listCarriers } from "@/lib/shop/carriers/queries";
import { trackingLink } from "@/lib/shop/carriers/tracking-link";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import type { OrderMailTemplate } from "@/lib/email/mail";
import { issueInvoice } from "@/lib/documents/issue-invoice";
import { queueMail } from "@/lib/email/queue";
import type { TrackingRequest, UpdateOrderRequest } from "@/lib/orders/admin-schemas";
import { acceptLocked } from "@/lib/orders/access/confirm-order";
import { lockOrder, type LockedOrder } from "@/lib/orders/lock-order";
import type { OrderActor } from "@/lib/orders/order-actor";
import { mayFollow, refusedTransition, type OrderStatus } from "@/lib/orders/status";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { cancelHeld } from "./cancel-order";
import { requireApproved } from "./proof-gate";

export interface ChangeOrderStatusOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  request: UpdateOrderRequest;
}

export interface AdvancedOrder {
  status: OrderStatus;
  /** False when the order already was in the requested state. */
  changed: boolean;
  /** Products whose stock returned. */
  changedProducts: string[];
}

type Step = Exclude<OrderStatus, "Pending" | "Cancelled">;

const MAILS: Record<Step, OrderMailTemplate> = {
  Processing: "order-processing",
  Shipped: "order-shipped",
  Delivered: "order-delivered",
};

/**
 * Changes an order as an admin: to its next status by the table in status.ts, or the tracking details of a shipped
 * order. Writes the history, the audit entry and the customer's mail with it. A request that is already fulfilled
 * changes nothing, so that of two concurrent requests only the first has an effect and both succeed. The triggers
 * `orders_tallied` and `order_status_changes_tallied` update the counters.
 * @throws AppError not_found; invalid_transition with what is possible instead; proof_pending
 */
export async function changeOrderStatus(options: ChangeOrderStatusOptions): Promise<AdvancedOrder> {
  const { db, id, request, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const status = request.status ?? statusForTracking(order);
    const tracking = request.tracking ? await withLink(tx, request.tracking) : null;
    const change = { tx, order, by: { actor, ipAddress }, tracking };
    const done = { status, changed: true, changedProducts: [] };
    if (status === order.status) return { ...done, changed: await correctTracking(change) };
    if (!mayFollow(order.status, status)) {
      throw new AppError("invalid_transition", refusedTransition(order.status, status));
    }
    if (status === "Cancelled") {
      return {
        ...done,
        changedProducts: await cancelHeld(tx, order, change.by, { party: "shop" }),
      };
    }
    const { override } = request;
    const unapproved = status === "Processing" ? await requireApproved(tx, order.id, override) : [];
    const passed = override && unapproved.length > 0 ? { reason: override, unapproved } : null;
    await advance({ ...change, passed }, status as Step);
    return done;
  });
}

interface Change {
  tx: Transaction;
  order: LockedOrder;
  by: OrderActor;
  tracking: TrackingRequest | null;
}

interface Advance extends Change {
  /** Why production begins without an approval, and of which lines; null when nothing is missing. */
  passed: { reason: string; unapproved: string[] } | null;
}

/** Tracking details alone do not change the status. */
function statusForTracking({ status }: LockedOrder): OrderStatus {
  if (status === "Shipped") return status;
  throw new AppError(
    "invalid_transition",
    `The order is ${status}. Tracking details can be given while it is Shipped.`,
  );
}

/** Without a link from the request, uses the carrier's own (docs/product.md: Carriers). */
async function withLink(tx: Transaction, tracking: TrackingRequest): Promise<TrackingRequest> {
  if (tracking.url) return tracking;
  return { ...tracking, url: trackingLink(await listCarriers(tx), tracking) || undefined };
}

const columnsOf = ({ carrier, number, url }: TrackingRequest) => ({
  trackingCarrier: carrier,
  trackingNumber: number,
  trackingUrl: url ?? null,
});

async function advance({ tx, order, by, tracking, passed }: Advance, status: Step): Promise<void> {
  const { actor } = by;
  const at = new Date();
  // Starting production also accepts an unverified order.
  await acceptLocked(tx, order, by);
  await tx.order.update({
    where: { id: order.id },
    data: {
      status,
      ...(tracking ? columnsOf(tracking) : {}),
      history: {
        create: {
          status,
          at,
          userId: actor.userId,
          by: actor.name,
          party: "shop",
          mailed: order.wantsMails,
          ...(passed ? { reason: passed.reason } : {}),
        },
      },
    },
    select: { id: true },
  });
  if (order.wantsMails) await queueMail(tx, { template: MAILS[status], orderId: order.id });
  await recordAudit(tx, {
    ...by,
    event: "Order Status Updated",
    description: `Order ${order.orderId} is now ${status}`,
    details: {
      order: order.orderId,
      changes: changes({ status: order.status, tracking: null }, { status, tracking }),
      ...(passed ? { override: passed.reason, unapproved: passed.unapproved } : {}),
    },
  });
  // Goods must not leave without an invoice (docs/product.md: Documents).
  if (status === "Shipped")
    await issueInvoice(tx, { order, by, at, shop: await readShopSettings(tx) });
}

/** Returns true when anything changed. The customer is notified of the corrected tracking number. */
async function correctTracking({ tx, order, by, tracking }: Change): Promise<boolean> {
  if (!tracking || order.status !== "Shipped") return false;
  const { trackingCarrier, trackingNumber, trackingUrl } = order;
  const difference = changes({ trackingCarrier, trackingNumber, trackingUrl }, columnsOf(tracking));
  if (Object.keys(difference).length === 0) return false;
  await tx.order.update({
    where: { id: order.id },
    data: columnsOf(tracking),
    select: { id: true },
  });
  if (order.wantsMails) await queueMail(tx, { template: "order-tracking", orderId: order.id });
  await recordAudit(tx, {
    ...by,
    event: "Order Tracking Updated",
    description: `The tracking details of order ${order.orderId} were changed`,
    details: { order: order.orderId, changes: difference },
  });
  return true;
}
