import { dayName } from "@/lib/base/india-time";
import { OPEN_STATUSES, type OrderStatus } from "./status";

interface Dispatched {
  status: OrderStatus;
  /** "2026-11-25"; null for an order from before dates were told. */
  dispatchBy: string | null;
}

/** The day by which it is still expected to leave; null once it has left, or never will. */
export function awaitedDispatch({ status, dispatchBy }: Dispatched): string | null {
  return OPEN_STATUSES.some((open) => open === status) ? dispatchBy : null;
}

/** Whether that day has gone by in India, and the goods are still here. */
export function isDispatchLate(order: Dispatched, now = new Date()): boolean {
  const day = awaitedDispatch(order);
  return day !== null && day < dayName(now);
}
