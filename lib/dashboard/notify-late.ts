import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { columnDay } from "@/lib/base/india-time";
import { countOrdersUpTo } from "@/lib/orders/read/admin-list";
import { sendJobs } from "@/lib/messaging/queue/send-jobs";
import { hasBegun, LATE } from "@/lib/messaging/push/late";

const MAX_COUNTED = 99;

/** Notifies each subscribed device of the late orders, once a day; returns how many were notified. */
export async function notifyLate(db: PrismaClient): Promise<number> {
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
    const facts = { count };
    await sendJobs(
      tx,
      "push",
      devices.map(({ id }) => ({ data: { subscriptionId: id, event: LATE, facts } })),
    );
    return devices.length;
  });
}
