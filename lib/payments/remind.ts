import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { queueMail } from "@/lib/messaging/email/queue";
import { ROW_LIMITS } from "@/lib/http/limits/limits";
import { rateLimited } from "@/lib/http/limits/rate-limited";
import { lockOrder, requireEmail, type OrderActor } from "@/lib/orders/lock-order";
import { formatRupees, toSafePaise } from "@/lib/pricing/money";

const { seconds: SPAN_SECONDS } = ROW_LIMITS.paymentReminders;

export interface RemindOptions {
  db: PrismaClient;
  /** `_id` or order number. */
  orderId: string;
  by: OrderActor;
  now?: Date;
}

/**
 * Mails the customer the amount due and how to pay it, at most once a day.
 * @throws AppError not_found; invalid_transition when nothing is due or no mail can be sent; rate_limited
 */
export async function remindOfPayment({ db, orderId, by, now = new Date() }: RemindOptions) {
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    requireEmail(order);
    const { outstandingPaise, paymentRemindedAt } = await tx.order.findUniqueOrThrow({
      where: { id: order.id },
      select: { outstandingPaise: true, paymentRemindedAt: true },
    });
    if (outstandingPaise <= 0n) {
      throw new AppError("invalid_transition", "Nothing of this order is to be paid.");
    }
    refuseSoon(paymentRemindedAt, now);
    await tx.order.update({
      where: { id: order.id },
      data: { paymentRemindedAt: now },
      select: { id: true },
    });
    const withheld = await queueMail(tx, { template: "payment-reminder", orderId: order.id });
    if (withheld.length > 0) throw rateLimited(ADDRESS_FULL, SPAN_SECONDS);
    await recordAudit(tx, {
      ...by,
      event: "Payment Reminder Created",
      description: `The customer of order ${order.orderId} was asked to pay ${formatRupees(toSafePaise(outstandingPaise))}`,
      details: { order: order.orderId, outstandingPaise: toSafePaise(outstandingPaise) },
    });
  });
}

const ADDRESS_FULL =
  "Nobody has confirmed this email address, and it was sent as many mails as such an address may get. Try again tomorrow, or call the customer.";

function refuseSoon(remindedAt: Date | null, now: Date): void {
  if (!remindedAt) return;
  const passed = (now.getTime() - remindedAt.getTime()) / 1000;
  if (passed >= SPAN_SECONDS) return;
  const message = "The customer was reminded less than a day ago. Please wait until tomorrow.";
  throw rateLimited(message, Math.ceil(SPAN_SECONDS - passed));
}
