import type { DeliveryAnswer } from "@/lib/shop/delivery/schemas";
import { dayName, dayNamed, isSunday } from "@/lib/base/india-time";

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
  /** What its PIN code was told (lib/shop/delivery/delivery-promise.ts); null for an order from before that was kept. */
  deliverBy: string | null;
}

const withoutSunday = (date: Date) => (isSunday(date) ? daysAfter(date, 1) : date);

const seventhDay = ({ createdAt }: Placed) => daysAfter(createdAt, DELIVERY_DAYS);

/** The day that was told for its PIN code, where that lies after the seven days. */
function lateDelivery(order: Placed): Date | null {
  const { deliverBy } = order;
  const seventh = withoutSunday(seventhDay(order));
  return deliverBy !== null && deliverBy > dayName(seventh) ? dayNamed(deliverBy) : null;
}

/** Of an order whose day of arrival was not kept: the day on which it leaves at the latest, where that is not before the seventh. */
function lateDispatch(order: Placed): Date | null {
  const { dispatchBy, deliverBy } = order;
  if (dispatchBy === null || deliverBy !== null) return null;
  const seventh = withoutSunday(seventhDay(order));
  return dispatchBy >= dayName(seventh) ? dayNamed(dispatchBy) : null;
}

/**
 * When an order is expected to arrive: after seven days, and on the Monday after where that is a Sunday, on
 * which the shop is closed (docs/decisions/2026-11-22-no-sunday-delivery.md); never before the day that its
 * PIN code was told.
 */
export function estimatedDelivery(order: Placed): Date {
  const told = lateDelivery(order);
  if (told) return told;
  const leaves = lateDispatch(order);
  return withoutSunday(leaves ? daysAfter(leaves, 1) : seventhDay(order));
}

/** The same days for an order that is not placed yet: until the day that the order would then be promised. */
export function promisedDelivery(road: DeliveryAnswer, now: Date): DeliveryAnswer {
  if (road.latest === null) return road;
  const order = { createdAt: now, dispatchBy: null, deliverBy: road.latest };
  return { ...road, latest: dayName(estimatedDelivery(order)) };
}

type DayText = (date: Date) => string;

/**
 * The date in words, which say so where it is not the seventh day: the day by which it arrives, since the days
 * that a PIN code is told lie before it.
 * @param plainText how the day in brackets is written, where `dayText` names weekdays
 */
export function deliveryText(order: Placed, dayText: DayText, plainText = dayText): string {
  const day = dayText(estimatedDelivery(order));
  if (lateDelivery(order)) return `by ${day}`;
  const leaves = lateDispatch(order);
  if (leaves) return `from ${day} on (it leaves by ${plainText(leaves)})`;
  const seventh = seventhDay(order);
  return isSunday(seventh) ? `by ${day} (${plainText(seventh)} is a Sunday)` : `by ${day}`;
}
