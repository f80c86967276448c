import "server-only";
import { recordAudit, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { queueNews } from "@/lib/messaging/email/queue";
import type { TrackingRequest, StatusChange } from "@/lib/orders/admin-schemas";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { toOverride } from "@/lib/orders/due/gates";
import { mayFollow, refusedTransition, type OrderStatus } from "@/lib/orders/status";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { advance, toColumns, type Advance, type Step } from "../advance";
import { cancelInTransaction } from "./cancel-order";
import { billDispatches, departureMail, dispatchRemaining } from "../dispatches/dispatch-goods";
import { correctLatestDispatch, withLink } from "../dispatches/tracking";
import { requireLeavable, requireStartable } from "../production-gate";

export interface ChangeOrderStatusOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  request: StatusChange;
}

export interface AdvancedOrder {
  status: OrderStatus;
  /** False when the order already was in the requested state. */
  changed: boolean;
  /** Products whose stock returned. */
  changedProducts: string[];
}

/**
 * Changes an order as an admin: to its next status by the table in status.ts, or the tracking details of a shipped
 * order. Writes history, audit entry and customer mail with it. A request that is already fulfilled changes nothing, so
 * of two concurrent requests only the first has an effect and both succeed. The triggers `orders_counted` and
 * `order_status_changes_counted` update the counters.
 * @throws AppError not_found; invalid_transition with what is possible instead; proof_pending, advance_due, balance_due
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
        changedProducts: await cancelInTransaction(tx, order, change.by, { party: "shop" }),
      };
    }
    const step = { ...change, at: order.now };
    const override = toOverride(request);
    if (status === "Shipped") {
      await ship(tx, { ...step, passed: await requireLeavable(tx, order.id, override) });
      return done;
    }
    const isBegun = status === "Processing";
    const passed = isBegun ? await requireStartable(tx, order.id, override) : null;
    await advance(tx, status as Step, { ...step, passed });
    return done;
  });
}

interface Change {
  tx: Transaction;
  order: LockedOrder;
  by: OrderActor;
  tracking: TrackingRequest | null;
}

/** Dispatches everything left at once. */
async function ship(
  tx: Transaction,
  { order, by, tracking, at, passed }: Change & Pick<Advance, "at" | "passed">,
): Promise<void> {
  const dispatchId = await dispatchRemaining(tx, order, { ...by, at, tracking });
  const mail = await departureMail(tx, order, { dispatchId, isLast: true });
  await advance(tx, "Shipped", { order, by, at, tracking, mail, passed });
  await billDispatches(tx, { order, by, at: new Date(), shop: await readShopSettings(tx) });
}

/** Tracking details alone do not change the status. */
function statusForTracking({ status }: LockedOrder): OrderStatus {
  if (status === "Shipped") return status;
  throw new AppError(
    "invalid_transition",
    `The order is ${status}. Tracking details can be given while it is Shipped.`,
  );
}

/** Returns true when anything changed. The customer is mailed the corrected tracking number. */
async function correctTracking({ tx, order, by, tracking }: Change): Promise<boolean> {
  if (!tracking || order.status !== "Shipped") return false;
  const { trackingCarrier, trackingNumber, trackingUrl } = order;
  const difference = changes({ trackingCarrier, trackingNumber, trackingUrl }, toColumns(tracking));
  if (Object.keys(difference).length === 0) return false;
  await tx.order.update({
    where: { id: order.id },
    data: toColumns(tracking),
    select: { id: true },
  });
  await correctLatestDispatch(tx, order, tracking);
  await queueNews(tx, order, { template: "order-tracking", orderId: order.id });
  await recordAudit(tx, {
    ...by,
    event: "Order Tracking Updated",
    description: `The tracking details of order ${order.orderId} were changed`,
    details: { order: order.orderId, changes: difference },
  });
  return true;
}
