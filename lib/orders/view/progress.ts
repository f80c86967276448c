import { awaitedStep, awaitsProofs, type AwaitedStep } from "../cart/cart-line";
import { cancelledInProduction, findCancellation } from "../order";
import type { OrderAnswer } from "../schemas";
import type { Cancellation } from "../status-text";

/** Progress of an order for its pages, besides `getStatusText`. */

/** The facts of an order that `deliveryText` reads. */
export const toPlaced = (order: OrderAnswer) => ({
  ...order,
  createdAt: new Date(order.createdAt),
  awaitsApproval: awaitsProofs(order),
});

/** The step that its printed lines wait for; null once the order has left or is cancelled. */
export const findAwaitedStep = (order: OrderAnswer): AwaitedStep | null =>
  awaitsProofs(order) ? awaitedStep(order.products) : null;

/** Cancellation of an order, with its reason if public. */
export type Cancelled = Cancellation & { at: Date; reason?: string };

/** Actor and time of the cancellation; null when it is not cancelled or the history does not say. */
export function findCancelled(order: OrderAnswer): Cancelled | null {
  const change = findCancellation(order);
  if (!change) return null;
  const { party: by, at, reason } = change;
  return { by, inProduction: cancelledInProduction(order), at: new Date(at), reason };
}
