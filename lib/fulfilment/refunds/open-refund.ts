import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { Transaction, Db } from "@/lib/db/client";
import { findInvoice } from "@/lib/documents/issue-invoice";
import { issueCreditNote } from "@/lib/documents/issue-credit-note";
import type { IssuedDocument } from "@/lib/documents/stored-document";
import { AppError, invalidField } from "@/lib/base/errors";
import { queueMail } from "@/lib/messaging/email/queue";
import { sendJobs } from "@/lib/messaging/queue/send-jobs";
import type { LockedOrder, OrderActor } from "@/lib/orders/lock-order";
import {
  MEANS_NAMES,
  REFUND_MEANS,
  type PaymentMeans,
  type RefundMeans,
} from "@/lib/payments/kinds";
import { readRefundSums, creditedBy, mostRefundable } from "@/lib/payments/refund-sums";
import { recordRefund } from "@/lib/payments/record-payment";
import { formatRupees, toSafePaise } from "@/lib/pricing/money";
import { GATEWAY_TITLES, isGateway, type GatewayName } from "@/lib/shop/payment-methods/methods";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { readCreditable, refundablePaise } from "../creditable";

export interface RefundWish {
  amountPaise: number;
  reason: string;
  tellReason?: boolean;
  /** Means of the refund; by default those of the payment. */
  means?: PaymentMeans;
  /** The bank's reference. */
  reference?: string;
  /** The refundable amount, in paise, that the caller was shown. */
  mostReadPaise?: number;
  /** The return that the refund belongs to. */
  returnId?: string;
}

export interface OpenedRefund {
  id: string;
  creditNote: IssuedDocument | null;
}

/**
 * Refunds money under the order's lock. The part beyond any overpayment lowers the amount due, through a credit note
 * when there is an invoice. A gateway refund is then open; carry-out-refund.ts requests it after the transaction.
 * @throws AppError above_paid for more than was received and not yet refunded; duplicate_reference; invalid_input
 * (field `means`); edit_conflict when the refundable amount differs from the one shown
 */
export async function openRefund(
  tx: Transaction,
  order: LockedOrder,
  request: RefundWish,
  by: OrderActor,
): Promise<OpenedRefund> {
  const sums = await readRefundSums(tx, order.id);
  const creditablePaise = await readCreditable(tx, order.id, sums);
  const mostPaise = refundablePaise(sums, creditablePaise);
  refuseAbove(request.amountPaise, mostPaise, mostRefundable(sums));
  refuseOutdated(request, mostPaise);
  const means = request.means ?? (await usualMeans(tx, order.id));
  const source = isGateway(means) ? await requireSource(tx, order, { ...request, means }) : null;
  const creditedPaise = creditedBy(sums, request.amountPaise);
  const creditNote = await creditPrice(tx, order, {
    paise: creditedPaise,
    reason: request.reason,
    by,
  });
  const opened = { ...request, means, creditedPaise: creditNote ? 0 : creditedPaise, creditNote };
  const id =
    source === null
      ? await recordMoved(tx, order, opened, by)
      : await sendRefund(tx, order, opened, { source, by });
  return { id, creditNote };
}

/** @param herePaise money received and not refunded, including the price of replaced goods and credited samples */
function refuseAbove(amountPaise: number, mostPaise: number, herePaise: number): void {
  if (amountPaise <= mostPaise) return;
  const message =
    mostPaise < herePaise
      ? `Refund at most ${formatRupees(mostPaise)}: the rest pays for goods that were replaced, or for samples that another order was credited with. Record the return of the replacement, or cancel that other order, first.`
      : mostPaise === 0
        ? "Nothing of what came in is still here, so there is nothing to refund."
        : `Refund at most ${formatRupees(mostPaise)}: no more of what came in is still here.`;
  throw new AppError("above_paid", message, { fields: { amount: message } });
}

/** Lets only one of two tabs refund an amount that both of them show. */
function refuseOutdated({ mostReadPaise }: RefundWish, mostPaise: number): void {
  if (mostReadPaise === undefined || mostReadPaise === mostPaise) return;
  const message = `This order changed meanwhile: ${formatRupees(mostPaise)} of what came in is still here. Check the amount, then refund it.`;
  throw new AppError("edit_conflict", message, { fields: { amount: message } });
}

async function requireSource(
  tx: Transaction,
  { id }: LockedOrder,
  { means, amountPaise }: RefundWish & { means: GatewayName },
): Promise<string> {
  const source = await refundSource(tx, id, { means, amountPaise });
  if (source) return source;
  throw invalidField(
    "means",
    `No payment by ${GATEWAY_TITLES[means]} has so much left. Refund less, or in another way.`,
  );
}

interface PriceCut {
  paise: number;
  reason: string;
  by: OrderActor;
}

/** Returns null without an invoice: the refund itself then lowers the amount due. */
export async function creditPrice(
  tx: Transaction,
  order: LockedOrder,
  { paise, reason, by }: PriceCut,
): Promise<IssuedDocument | null> {
  if (paise === 0 || !(await findInvoice(tx, order.id))) return null;
  const shop = await readShopSettings(tx);
  const what = { kind: "amount", paise } as const;
  return issueCreditNote(tx, { order, by, at: new Date(), shop, reason, what });
}

type Opened = RefundWish & {
  means: PaymentMeans;
  creditedPaise: number;
  creditNote: IssuedDocument | null;
};

/** Records money that the owner has already given back. */
async function recordMoved(
  tx: Transaction,
  order: LockedOrder,
  opened: Opened,
  by: OrderActor,
): Promise<string> {
  const { amountPaise, creditedPaise, means, reference, reason } = opened;
  const { now: at } = order;
  const row = { order, amountPaise, creditedPaise, means, reference, reason, at, by };
  const { id: paymentId } = await recordRefund(tx, row);
  const id = await writeRefund(tx, order, opened, { state: "done", paymentId }, by);
  await queueMail(tx, { template: "order-refunded", refundId: id });
  return id;
}

type Standing =
  { state: "done"; paymentId: string } | { state: "under_way"; providerPaymentId: string };

/** Seconds that the opening request has to carry out the refund before the worker does. */
const OWN_SECONDS = 60;

/** Stored with its job before the gateway is called, so that the refund cannot be lost. */
async function sendRefund(
  tx: Transaction,
  order: LockedOrder,
  opened: Opened,
  { source: providerPaymentId, by }: { source: string; by: OrderActor },
): Promise<string> {
  const id = await writeRefund(tx, order, opened, { state: "under_way", providerPaymentId }, by);
  await sendJobs(tx, "refund", [{ id, data: { refundId: id }, startAfter: OWN_SECONDS }]);
  return id;
}

async function writeRefund(
  tx: Transaction,
  order: LockedOrder,
  { creditNote, tellReason, ...opened }: Opened,
  standing: Standing,
  by: OrderActor,
): Promise<string> {
  const { amountPaise, creditedPaise, means, reason } = opened;
  const { id } = await tx.orderRefund.create({
    data: {
      orderId: order.id,
      amountPaise,
      creditedPaise,
      means,
      reason,
      ...standing,
      reference: opened.reference ?? null,
      reasonTold: tellReason ?? false,
      creditNoteId: creditNote?.id ?? null,
      returnId: opened.returnId ?? null,
      userId: by.actor.userId,
      by: by.actor.name,
    },
    select: { id: true },
  });
  if (standing.state === "done") return id;
  await recordAudit(tx, {
    ...by,
    event: "Refund Requested",
    description: `${formatRupees(amountPaise)} of order ${order.orderId} is to go back by ${MEANS_NAMES[means]}`,
    details: { order: order.orderId, refund: id, amountPaise, creditedPaise, reason },
  });
  return id;
}

/**
 * The first gateway payment with at least this amount left, because gateways refund one payment at a time; null without
 * one. Excludes late payments, even if their refund failed: it was requested in full.
 */
async function refundSource(
  tx: Transaction,
  orderId: string,
  { means, amountPaise }: { means: GatewayName; amountPaise: number },
): Promise<string | null> {
  const receipts = await tx.payment.findMany({
    where: { orderId, kind: "receipt", means, reversal: null },
    select: { providerId: true, amountPaise: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const gone = await tx.orderRefund.findMany({
    where: {
      orderId,
      means,
      OR: [{ isLate: true }, { state: { not: "failed" }, payment: { isNot: REVERSED } }],
    },
    select: { providerPaymentId: true, amountPaise: true },
  });
  const remaining = (providerId: string | null, paise: bigint) =>
    gone
      .filter(({ providerPaymentId }) => providerPaymentId === providerId)
      .reduce((left, row) => left - toSafePaise(row.amountPaise), toSafePaise(paise));
  const source = receipts.find((row) => remaining(row.providerId, row.amountPaise) >= amountPaise);
  return source?.providerId ?? null;
}

/** A refund that the gateway could not pay out: the shop still has the money. */
const REVERSED = { reversal: { isNot: null } } as const;

/** The means of the order's last receipt; "other" without one. */
export async function usualMeans(db: Db, orderId: string): Promise<RefundMeans> {
  const receipt = await db.payment.findFirst({
    where: { orderId, kind: "receipt", means: { not: "tds" }, reversal: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { means: true },
  });
  return REFUND_MEANS.find((means) => means === receipt?.means) ?? "other";
}
