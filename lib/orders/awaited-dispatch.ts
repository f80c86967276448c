import { dayName } from "@/lib/base/india-time";
import { isOpenStatus, type OrderStatus } from "./status";

interface Dispatched {
  status: OrderStatus;
  /** "2026-11-25"; null for an order from before dispatch dates were promised. */
  dispatchBy: string | null;
}

/** The promised day of dispatch; null once the order has left or was cancelled. */
export function awaitedDispatch({ status, dispatchBy }: Dispatched): string | null {
  return isOpenStatus(status) ? dispatchBy : null;
}

/** True when the promised day has passed in India and the goods have not left. */
export function isDispatchLate(order: Dispatched, now = new Date()): boolean {
  const day = awaitedDispatch(order);
  return day !== null && day < dayName(now);
}
