import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { MailError } from "@/lib/email/mail-error";
import { paiseOf } from "@/lib/pricing/money";
import type { MailedRefund } from "./templates/order-refunded";
import type { MailedReturn } from "./templates/order-returned";

/** What went back to a customer and what came back from one, as their mails tell of it. */

/** @throws MailError when there is no such refund, or the money has not moved */
export async function readMailedRefund(
  db: PrismaClient,
  id: string,
): Promise<MailedRefund & { orderId: string }> {
  const row = await db.orderRefund.findUnique({
    where: { id },
    select: {
      orderId: true,
      amountPaise: true,
      means: true,
      reference: true,
      reason: true,
      reasonTold: true,
      payment: { select: { at: true } },
      creditNote: { select: { number: true } },
    },
  });
  if (!row?.payment) throw new MailError("the refund is gone", true);
  const { orderId, means, reference, reason, reasonTold, payment, creditNote } = row;
  return {
    ...{ orderId, means, reference },
    amountPaise: paiseOf(row.amountPaise),
    at: payment.at,
    reason: reasonTold ? reason : null,
    creditNote: creditNote?.number ?? null,
  };
}

/** @throws MailError when there is no such return */
export async function readMailedReturn(
  db: PrismaClient,
  id: string,
): Promise<MailedReturn & { orderId: string }> {
  const row = await db.orderReturn.findUnique({
    where: { id },
    select: {
      orderId: true,
      valuePaise: true,
      reason: true,
      reasonTold: true,
      creditNote: { select: { number: true } },
      lines: {
        select: { quantity: true, orderLine: { select: { name: true } } },
        orderBy: { orderLine: { position: "asc" } },
      },
    },
  });
  if (!row) throw new MailError("the return is gone", true);
  return {
    orderId: row.orderId,
    valuePaise: paiseOf(row.valuePaise),
    reason: row.reasonTold ? row.reason : null,
    creditNote: row.creditNote?.number ?? null,
    lines: row.lines.map(({ quantity, orderLine: { name } }) => ({ name, quantity })),
  };
}
