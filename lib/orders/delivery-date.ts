import { isSunday } from "@/lib/india-time";

/** Days from the order date to the estimated delivery (docs/product.md: Orders). */
const DELIVERY_DAYS = 7;

function daysAfter(date: Date, days: number): Date {
  const later = new Date(date);
  later.setUTCDate(later.getUTCDate() + days);
  return later;
}

/**
 * When an order placed at `createdAt` is expected to arrive: after seven days, and on the Monday after
 * where that is a Sunday, on which the shop is closed (docs/decisions/2026-11-22-no-sunday-delivery.md).
 */
export function estimatedDelivery(createdAt: Date): Date {
  const seventh = daysAfter(createdAt, DELIVERY_DAYS);
  return isSunday(seventh) ? daysAfter(seventh, 1) : seventh;
}

type DayText = (date: Date) => string;

/**
 * The date in words, which say so where it is not the seventh day.
 * @param plainText how the seventh day is written, where `dayText` names weekdays
 */
export function deliveryText(createdAt: Date, dayText: DayText, plainText = dayText): string {
  const [seventh, day] = [daysAfter(createdAt, DELIVERY_DAYS), estimatedDelivery(createdAt)];
  if (day.getTime() === seventh.getTime()) return dayText(day);
  return `${dayText(day)} (${plainText(seventh)} is a Sunday)`;
}
