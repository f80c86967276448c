import "server-only";
import type pg from "pg";
import type { PrismaClient } from "@/lib/db/generated/client";
import { columnDay, dayStart } from "@/lib/base/india-time";
import { countOrdersUpTo } from "@/lib/orders/read/admin-list";
import type { PushEvent } from "./events";

const LATE = "orders.late" satisfies PushEvent;

/** Nobody is woken by it: the hour in India from which a day's late orders are told. */
const FROM_HOUR = 9;

const MAX_COUNTED = 99;

const HOUR_MS = 60 * 60 * 1000;

const hasBegun = (now: Date) => now.getTime() - dayStart(now).getTime() >= FROM_HOUR * HOUR_MS;

/** Returns whether a device has not been told of today's late orders. */
export async function lateIsDue(db: Pick<pg.Pool, "query">): Promise<boolean> {
  const now = new Date();
  if (!hasBegun(now)) return false;
  const { rows } = await db.query<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT FROM "push_subscriptions"
       WHERE $1 = ANY ("events") AND "lateToldOn" IS DISTINCT FROM $2::date) AS found`,
    [LATE, columnDay(now)],
  );
  return rows[0]?.found ?? false;
}

/** Tells each device that asked for it of the late orders, once a day; returns how many were told. */
export async function tellLate(db: PrismaClient): Promise<number> {
  const now = new Date();
  if (!hasBegun(now)) return 0;
  const today = columnDay(now);
  const count = await countOrdersUpTo(db, { status: "Late" }, MAX_COUNTED);
  return db.$transaction(async (tx) => {
    const devices = await tx.pushSubscription.updateManyAndReturn({
      where: {
        events: { has: LATE },
        OR: [{ lateToldOn: null }, { lateToldOn: { not: today } }],
      },
      data: { lateToldOn: today },
      select: { id: true },
    });
    if (count === 0 || devices.length === 0) return 0;
    const data = devices.map(({ id }) => ({ subscriptionId: id, event: LATE, data: { count } }));
    return (await tx.pushMessage.createMany({ data })).count;
  });
}
