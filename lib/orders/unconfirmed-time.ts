import type { ShopSettings } from "@/lib/shop/settings/shop-settings";

const HOUR_MS = 60 * 60 * 1000;

interface Waiting {
  createdAt: Date;
  /** When its customer was told that it will be cancelled. */
  remindedAt: Date | null;
}

type Rule = Pick<ShopSettings, "unprovenOrderHours">;

const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

/** When the customer of an unconfirmed order is told: halfway. Null where such orders are kept. */
export function reminderDue({ createdAt }: Waiting, { unprovenOrderHours: hours }: Rule) {
  return hours === 0 ? null : after(createdAt, hours / 2);
}

/**
 * When it is cancelled: after its hours, and never sooner than half of them after its customer was told,
 * also where the setting is new or the shop was down. Null where such orders are kept.
 */
export function cancelledUnlessConfirmed(order: Waiting, { unprovenOrderHours: hours }: Rule) {
  if (hours === 0) return null;
  const due = after(order.createdAt, hours);
  const notice = order.remindedAt ? after(order.remindedAt, hours / 2) : due;
  return notice > due ? notice : due;
}
