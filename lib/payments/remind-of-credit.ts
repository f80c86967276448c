import "server-only";
import { dateName } from "@/lib/base/dates";
import { dayNamed } from "@/lib/base/india-time";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { eachApart } from "@/lib/db/each-apart";
import { queueMail } from "@/lib/messaging/email/queue";
import { formatRupees, toSafePaise } from "@/lib/pricing/money";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { CREDIT_REMINDERS_DUE } from "./credit-reminders-due";

const BATCH = 200;

interface Due {
  id: string;
  /** The day after an invoice that brings the reminder. */
  stage: number;
  /** When that was, as a date column has it. */
  reachedOn: Date;
}

/**
 * Reminds customers on account of unpaid invoices on days 30, 44 and 46, while the shop is a registered micro, small or
 * medium enterprise. Each order is taken by one conditional update, so that concurrent runs remind nobody twice.
 * Returns how many were reminded.
 */
export async function remindOfCredit(db: PrismaClient, now = new Date()): Promise<number> {
  const { udyamNumber } = await readShopSettings(db);
  if (udyamNumber === "") return 0;
  const due = await db.$queryRawUnsafe<Due[]>(
    `SELECT o."id", due.* FROM ${CREDIT_REMINDERS_DUE} ORDER BY o."id" LIMIT ${BATCH}`,
    now,
  );
  const reminded = await eachApart(due, (order) => db.$transaction((tx) => remind(tx, order, now)));
  return reminded.filter(Boolean).length;
}

async function remind(tx: Transaction, { id, stage, reachedOn }: Due, now: Date): Promise<boolean> {
  const { count } = await tx.order.updateMany({
    where: {
      id,
      outstandingPaise: { gt: 0 },
      OR: [
        { paymentRemindedAt: null },
        { paymentRemindedAt: { lt: dayNamed(dateName(reachedOn)) } },
      ],
    },
    data: { paymentRemindedAt: now },
  });
  if (count === 0) return false;
  await queueMail(tx, { template: "payment-reminder", orderId: id });
  const { orderId, outstandingPaise } = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { orderId: true, outstandingPaise: true },
  });
  await recordAudit(tx, {
    event: "Payment Reminder Created",
    actor: SYSTEM_ACTOR,
    description: `The customer of order ${orderId} was asked to pay ${formatRupees(toSafePaise(outstandingPaise))}, ${stage} days after the invoice`,
    details: { order: orderId, outstandingPaise: toSafePaise(outstandingPaise), day: stage },
  });
  return true;
}
