import "server-only";
import { DAY_MS, dayName } from "@/lib/base/india-time";
import { WAITS_FOR_BUYER } from "@/lib/artwork/stages";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { eachApart } from "@/lib/db/each-apart";
import { queueMail } from "@/lib/messaging/email/queue";
import { lockOrder } from "@/lib/orders/lock-order";
import { OPEN_STATUSES } from "@/lib/orders/status";
import { readShopSettings } from "@/lib/shop/settings/queries";
import {
  type WorkingCalendar,
  addWorkingDays,
  startOfWork,
} from "@/lib/shop/working-time/calendar";

/** Working days without artwork or an answer until each reminder. */
const REMINDER_DAYS = [2, 5] as const;

interface WaitingLine {
  /** Start of waiting for the buyer. */
  stageSince: Date;
  /** Reminders sent since then. */
  stageReminders: number;
}

/** True when the next reminder is due; never after the last one. */
export function isReminderDue(line: WaitingLine, calendar: WorkingCalendar, now: Date): boolean {
  const days = REMINDER_DAYS[line.stageReminders];
  if (days === undefined) return false;
  const due = addWorkingDays(calendar, startOfWork(calendar, line.stageSince), days);
  return dayName(now) >= due;
}

/** Maximum lines per run. */
const BATCH = 500;

/** Lines that wait for their buyer; an unconfirmed order has its own reminder. */
const WAITING = {
  stage: { in: [...WAITS_FOR_BUYER] },
  stageReminders: { lt: REMINDER_DAYS.length },
  order: { status: { in: [...OPEN_STATUSES] }, proof: { not: null } },
} satisfies Prisma.OrderLineWhereInput;

/**
 * Reminds buyers who have not sent artwork or answered a proof for two, then for five working days: one email per
 * order. Each order has its own transaction, which checks again under its lock, so that concurrent runs send one mail.
 * Returns the number of reminded orders.
 */
export async function remindBuyers(db: PrismaClient, now = new Date()): Promise<number> {
  const calendar = await readShopSettings(db);
  const lines = await db.orderLine.findMany({
    where: { ...WAITING, stageSince: { lte: new Date(now.getTime() - DAY_MS) } },
    orderBy: { stageSince: "asc" },
    take: BATCH,
    select: { orderId: true, stageSince: true, stageReminders: true },
  });
  const due = lines.filter((line) => isReminderDue(line, calendar, now));
  const orders = [...new Set(due.map(({ orderId }) => orderId))].map((id) => ({ id }));
  const reminded = await eachApart(orders, ({ id }) =>
    db.$transaction((tx) => remind(tx, id, { calendar, now })),
  );
  return reminded.filter(Boolean).length;
}

async function remind(
  tx: Transaction,
  id: string,
  { calendar, now }: { calendar: WorkingCalendar; now: Date },
): Promise<boolean> {
  const order = await lockOrder(tx, id);
  const lines = await tx.orderLine.findMany({
    where: { ...WAITING, orderId: id },
    orderBy: { position: "asc" },
    select: { id: true, stageSince: true, stageReminders: true },
  });
  const due = lines.filter((line) => isReminderDue(line, calendar, now));
  if (due.length === 0) return false;
  await tx.orderLine.updateMany({
    where: { id: { in: due.map(({ id: line }) => line) } },
    data: { stageReminders: { increment: 1 } },
  });
  await queueMail(tx, { template: "proof-reminder", orderId: id });
  await recordAudit(tx, {
    event: "Proof Reminder Created",
    actor: SYSTEM_ACTOR,
    description: `The customer of order ${order.orderId} was reminded of artwork or a proof`,
    details: { order: order.orderId, lines: due.map(({ id: line }) => line) },
  });
  return true;
}
