import "server-only";
import { holds, type Queryable } from "@/lib/db/holds";
import { HOUR_MS, columnDay, dayStart } from "@/lib/base/india-time";
import type { PushEvent } from "./events";

export const LATE = "orders.late" satisfies PushEvent;

/** Nobody is woken by it: the hour in India from which a day's late orders are told. */
const FROM_HOUR = 9;

/** Whether it is late enough in the day to tell of late orders. */
export const hasBegun = (now: Date) =>
  now.getTime() - dayStart(now).getTime() >= FROM_HOUR * HOUR_MS;

/** Returns whether a device has not been told of today's late orders. */
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
