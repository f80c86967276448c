import { dayName, dayNamed, isSunday } from "@/lib/india-time";

/** Days from the order date to the estimated delivery (docs/product.md: Orders). */
const DELIVERY_DAYS = 7;

function daysAfter(date: Date, days: number): Date {
  const later = new Date(date);
  later.setUTCDate(later.getUTCDate() + days);
  return later;
}

interface Placed {
  createdAt: Date;
  /** "2026-11-25"; null for an order from before dates were told. */
  dispatchBy: string | null;
}

const withoutSunday = (date: Date) => (isSunday(date) ? daysAfter(date, 1) : date);

/** The day on which it leaves at the latest, where what is ordered takes longer than the seven days. */
function lateDispatch({ createdAt, dispatchBy }: Placed): Date | null {
  const seventh = withoutSunday(daysAfter(createdAt, DELIVERY_DAYS));
  return dispatchBy !== null && dispatchBy >= dayName(seventh) ? dayNamed(dispatchBy) : null;
}

/**
 * When an order is expected to arrive: after seven days, and on the Monday after where that is a Sunday, on
 * which the shop is closed (docs/decisions/2026-11-22-no-sunday-delivery.md); never before it has left.
 */
export function estimatedDelivery(order: Placed): Date {
  const leaves = lateDispatch(order);
  return withoutSunday(leaves ? daysAfter(leaves, 1) : daysAfter(order.createdAt, DELIVERY_DAYS));
}

type DayText = (date: Date) => string;

/**
 * The date in words, which say so where it is not the seventh day: the day by which it arrives, since the days
 * that a PIN code is told (lib/delivery/delivery-promise.ts) lie before it.
 * @param plainText how the day in brackets is written, where `dayText` names weekdays
 */
export function deliveryText(order: Placed, dayText: DayText, plainText = dayText): string {
  const day = dayText(estimatedDelivery(order));
  const leaves = lateDispatch(order);
  if (leaves) return `from ${day} on (it leaves by ${plainText(leaves)})`;
  const seventh = daysAfter(order.createdAt, DELIVERY_DAYS);
  return isSunday(seventh) ? `by ${day} (${plainText(seventh)} is a Sunday)` : `by ${day}`;
}
