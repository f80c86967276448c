import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { TrackingRequest } from "@/lib/orders/admin-schemas";
import type { LockedOrder, OrderActor } from "@/lib/orders/lock-order";
import { advance, type Advance } from "../advance";
import { departureMail } from "./dispatch-goods";

/**
 * Sets a completely dispatched order to Shipped, with the tracking details of its latest dispatch.
 * @param ended for an order ended short: the reason and its email
 */
export async function completeOrder(
  tx: Transaction,
  order: LockedOrder,
  by: OrderActor,
  ended: Pick<Advance, "mail" | "reason"> = {},
): Promise<void> {
  const { id: dispatchId, ...latest } = await tx.orderDispatch.findFirstOrThrow({
    where: { orderId: order.id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, carrier: true, number: true, trackingUrl: true },
  });
  const { mail = await departureMail(tx, order, { dispatchId, isLast: true }) } = ended;
  const { now: at } = order;
  await advance(tx, "Shipped", { ...ended, order, by, at, tracking: toTracking(latest), mail });
}

interface Latest {
  carrier: string | null;
  number: string | null;
  trackingUrl: string | null;
}

function toTracking({ carrier, number, trackingUrl }: Latest): TrackingRequest | null {
  return carrier && number ? { carrier, number, url: trackingUrl ?? undefined } : null;
}
