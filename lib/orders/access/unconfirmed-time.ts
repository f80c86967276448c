import { HOUR_MS } from "@/lib/base/india-time";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";

interface Waiting {
  createdAt: Date;
  /** When the customer was reminded that the order will be cancelled; null before that. */
  remindedAt: Date | null;
}

type Rule = Pick<ShopSettings, "unprovenOrderHours">;

const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

/**
 * When the customer of an unconfirmed order is reminded: after half the time. Null when unconfirmed orders never
 * expire.
 */
export function reminderDue({ createdAt }: Waiting, { unprovenOrderHours: hours }: Rule) {
  return hours === 0 ? null : after(createdAt, hours / 2);
}

/**
 * When the order is cancelled: after `unprovenOrderHours`, but at least half of them after the reminder, even when the
 * setting is new or the shop was down. Null when unconfirmed orders never expire.
 */
export function cancelledUnlessConfirmed(order: Waiting, { unprovenOrderHours: hours }: Rule) {
  if (hours === 0) return null;
  const due = after(order.createdAt, hours);
  const notice = order.remindedAt ? after(order.remindedAt, hours / 2) : due;
  return notice > due ? notice : due;
}
