import { AppError } from "@/lib/base/errors";
import type { OrderStatus } from "@/lib/orders/status";
import { may, type Identity } from "@/lib/session/identify";

/**
 * Fewer people cancel orders than take them on.
 * @throws AppError forbidden for Cancelled, of somebody who may take orders on and not cancel them
 */
export function requireCancelRight(identity: Identity, status: OrderStatus | undefined): void {
  if (status !== "Cancelled" || may(identity, "orders.cancel")) return;
  throw new AppError("forbidden", "You may not cancel orders. Ask an admin to do it.");
}
