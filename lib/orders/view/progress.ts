import { awaitedStep, awaitsProofs, type AwaitedStep } from "../cart/cart-line";
import { cancelledInProduction, findCancellation } from "../order";
import type { OrderAnswer } from "../schemas";
import type { Cancellation } from "../status-text";

/** How far an order is, as its pages say it beside `getStatusText`. */

/** What `deliveryText` reads of an order. */
export const toPlaced = (order: OrderAnswer) => ({
  ...order,
  createdAt: new Date(order.createdAt),
  awaitsApproval: awaitsProofs(order),
});

/** What its printed lines wait for; null once the order has left or is cancelled. */
export const findAwaitedStep = (order: OrderAnswer): AwaitedStep | null =>
  awaitsProofs(order) ? awaitedStep(order.products) : null;

/** How an order ended, with the reason where it is shown. */
export type Cancelled = Cancellation & { at: Date; reason?: string };

/** Who cancelled it and when; null when it is not cancelled, or its history does not say. */
export function findCancelled(order: OrderAnswer): Cancelled | null {
  const change = findCancellation(order);
  if (!change) return null;
  const { party: by, at, reason } = change;
  return { by, inProduction: cancelledInProduction(order), at: new Date(at), reason };
}
