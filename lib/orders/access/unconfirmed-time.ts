import { HOUR_MS } from "@/lib/base/india-time";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";

interface Waiting {
  createdAt: Date;
  /** Time of the reminder that the order will be cancelled; null before it. */
  remindedAt: Date | null;
}

type Rule = Pick<ShopSettings, "unprovenOrderHours">;

const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

/**
 * Time of the reminder to the customer of an unconfirmed order: after half the time. Null when unconfirmed orders
 * never expire.
 */
export function reminderDue({ createdAt }: Waiting, { unprovenOrderHours: hours }: Rule) {
  return hours === 0 ? null : after(createdAt, hours / 2);
}

/**
 * Time of the automatic cancellation: after `unprovenOrderHours`, but at least half of them after the reminder, even
 * when the setting is new or the shop was down. Null when unconfirmed orders never expire.
 */
export function cancelledUnlessConfirmed(order: Waiting, { unprovenOrderHours: hours }: Rule) {
  if (hours === 0) return null;
  const due = after(order.createdAt, hours);
  const notice = order.remindedAt ? after(order.remindedAt, hours / 2) : due;
  return notice > due ? notice : due;
}
