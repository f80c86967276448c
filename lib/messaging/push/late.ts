import "server-only";
import { holds, type Queryable } from "@/lib/db/holds";
import { HOUR_MS, columnDay, dayStart } from "@/lib/base/india-time";
import type { PushEvent } from "./events";

export const LATE = "orders.late" satisfies PushEvent;

/** The hour in India from which late orders are announced, to wake nobody. */
const FROM_HOUR = 9;

/** True when it is late enough in the day to announce late orders. */
export const hasBegun = (now: Date) =>
  now.getTime() - dayStart(now).getTime() >= FROM_HOUR * HOUR_MS;

/** True when a device has not been notified of today's late orders. */
export async function lateIsDue(db: Queryable): Promise<boolean> {
  const now = new Date();
  if (!hasBegun(now)) return false;
  return holds(
    db,
    `EXISTS (
       SELECT FROM "push_subscriptions"
       WHERE $1 = ANY ("events") AND "lateToldOn" IS DISTINCT FROM $2::date)`,
    [LATE, columnDay(now)],
  );
}
