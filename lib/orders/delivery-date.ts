import type { DateText } from "@/lib/base/dates";
import type { ShippingWay } from "@/lib/db/generated/enums";
import type { DeliveryAnswer } from "@/lib/shop/delivery/schemas";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
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
  /** "2026-11-25"; null for an order from before dispatch dates were promised. */
  dispatchBy: string | null;
  /**
   * The day promised for its PIN code (lib/shop/delivery/delivery-promise.ts); null for an order from before it was
   * stored.
   */
  deliverBy: string | null;
  /** True while a line waits for the approval of its proof: no day is known until then. */
  awaitsApproval?: boolean;
  /** A call-off order, whose goods wait until called off. */
  kept?: boolean;
  /** A pick-up order has no day of arrival. */
  shippingWay?: ShippingWay | null | undefined;
}

const withoutSunday = (date: Date) => (isSunday(date) ? daysAfter(date, 1) : date);

const seventhDay = ({ createdAt }: Placed) => daysAfter(createdAt, DELIVERY_DAYS);

/** The promised day of the PIN code; null unless later than the seven days. */
function lateDelivery(order: Placed): Date | null {
  const { deliverBy } = order;
  const seventh = withoutSunday(seventhDay(order));
  return deliverBy !== null && deliverBy > dayName(seventh) ? dayNamed(deliverBy) : null;
}

/** The last day of dispatch, for an order without a stored day of arrival; null when before the seventh day. */
function lateDispatch(order: Placed): Date | null {
  const { dispatchBy, deliverBy } = order;
  if (dispatchBy === null || deliverBy !== null) return null;
  const seventh = withoutSunday(seventhDay(order));
  return dispatchBy >= dayName(seventh) ? dayNamed(dispatchBy) : null;
}

/**
 * The estimated day of arrival: seven days after the order, or the Monday after when that is a Sunday, when the shop is
 * closed (docs/decisions/2026-11-22-no-sunday-delivery.md); never before the day promised for the PIN code.
 */
export function estimatedDelivery(order: Placed): Date {
  const late = lateDelivery(order);
  if (late) return late;
  const leaves = lateDispatch(order);
  return withoutSunday(leaves ? daysAfter(leaves, 1) : seventhDay(order));
}

/**
 * Delivery estimate for a PIN code before an order is placed: extends `latest` to the day that an order would be
 * promised.
 */
export function promisedDelivery(road: DeliveryAnswer, now: Date): DeliveryAnswer {
  if (road.latest === null) return road;
  const order = { createdAt: now, dispatchBy: null, deliverBy: road.latest };
  return { ...road, latest: dayName(estimatedDelivery(order)) };
}

const pickupText = ({ dispatchBy }: Placed, dayText: DateText, t: Translate) =>
  dispatchBy === null
    ? t("by pickup")
    : t("by pickup, ready by {day}", { day: dayText(dayNamed(dispatchBy), t.language) });

/**
 * The estimated date in words.
 * @param plainText formats the day in brackets, for a `dayText` that names weekdays
 */
export function deliveryText(
  order: Placed,
  dayText: DateText,
  plainText = dayText,
  t: Translate = inEnglish,
): string {
  if (order.kept) return t("in parts, as you call them off");
  if (order.awaitsApproval) return t("after you approve the proof");
  if (order.shippingWay === "pickup") return pickupText(order, plainText, t);
  const day = dayText(estimatedDelivery(order), t.language);
  const leaves = lateDispatch(order);
  if (leaves) {
    return t("from {day} on (it leaves by {leaves})", {
      day,
      leaves: plainText(leaves, t.language),
    });
  }
  return t("by {day}", { day });
}

/** Explains an estimate that is a day later than the policy's seven days; otherwise empty. */
export function sundayNote(order: Placed, dayText: DateText, t: Translate = inEnglish): string {
  const seventh = seventhDay(order);
  const hasNoDay = order.kept || order.awaitsApproval || order.shippingWay === "pickup";
  if (hasNoDay || !isSunday(seventh) || lateDelivery(order) || lateDispatch(order)) return "";
  return t("{sunday} is a Sunday, so it is the day after.", {
    sunday: dayText(seventh, t.language),
  });
}
