import "server-only";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { JobError } from "@/lib/messaging/queue/job-error";
import { unsubscribeText } from "@/lib/messaging/newsletter/links";
import { awaitsApproval } from "@/lib/orders/cart/cart-line";
import { confirmationToken } from "@/lib/orders/access/confirm-order";
import { findCancellation, cancelledInProduction, type Order } from "@/lib/orders/order";
import { dueRows } from "@/lib/orders/due/due-rows";
import { ORDER, toOrder } from "@/lib/orders/read/read-order";
import { isUnconfirmed } from "@/lib/orders/status";
import { cancelledUnlessConfirmed } from "@/lib/orders/access/unconfirmed-time";
import { toSafePaise } from "@/lib/pricing/money";
import { howToPay } from "@/lib/shop/payment-methods/how-to-pay";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { findSuccessors } from "./find-successors";
import type { KnownOrder, MailedConfirmation } from "./templates/mailed-order";
import type { MailedCallOff } from "./templates/goods/call-offs";
import type { MailedClaim } from "./templates/goods/claims";
import type { MailedDispatch } from "./templates/order-status";
import type { MailedNote, MailedRefund, MailedReturn } from "./templates/payments";

/** Columns that mails need of an order in addition to the order itself. */
const MAILED_ORDER = {
  ...ORDER,
  companyId: true,
  userId: true,
  accessKey: true,
  emailProven: true,
  remindedAt: true,
  orderUpdates: true,
  language: true,
  user: { select: { orderUpdates: true } },
} satisfies Prisma.OrderSelect;

/** An order as its mails need it: the full version for staff, and how far its customer is verified. */
export interface ReadOrder {
  order: Order;
  known: KnownOrder;
  /** The company that it was bought for. */
  companyId: string | null;
  /** Language of the customer. */
  language: string;
  emailProven: boolean;
  /** Null when the order is verified already. */
  confirmation: MailedConfirmation | null;
  /** Readers in place of a buyer who left the company; null for none, undefined for the buyer. */
  successors: Awaited<ReturnType<typeof findSuccessors>>;
  /** Whether the customer wants status mails; all other mails about the order are always sent. */
  wantsUpdates: boolean;
}

/** @throws JobError when the order does not exist */
export async function readMailedOrder(
  db: PrismaClient,
  id: string,
  settings: ShopSettings,
): Promise<ReadOrder> {
  const row = await db.order.findUnique({ where: { id }, select: MAILED_ORDER });
  if (!row) throw new JobError("the order is gone", true);
  const order = toOrder(row);
  const successors = await findSuccessors(db, row);
  const hasLeft = successors !== undefined;
  const confirmation =
    isUnconfirmed(row) && !hasLeft
      ? { token: confirmationToken(row), until: cancelledUnlessConfirmed(row, settings) }
      : null;
  const wantsUpdates = row.orderUpdates && (hasLeft || (row.user?.orderUpdates ?? true));
  const known = knownOrder(order, row.accessKey, settings);
  return {
    order,
    known,
    companyId: row.companyId,
    language: row.language,
    successors,
    emailProven: row.emailProven || hasLeft,
    confirmation,
    wantsUpdates,
  };
}

function knownOrder(order: Order, accessKey: string, shop: ShopSettings): KnownOrder {
  const { id, orderId, createdAt, lines, promo, totals, customer, shipTo } = order;
  const { shippingWay, dispatchBy, deliverBy, kept, isReplacement, tracking } = order;
  const { billing, note, gst, payment } = order;
  return {
    orderId,
    createdAt,
    lines,
    promo,
    totals,
    gst,
    shippingWay,
    dispatchBy,
    deliverBy,
    kept,
    isReplacement,
    tracking,
    payment,
    due: dueRows(order),
    awaitsApproval: awaitsApproval(lines),
    ways: howToPay(shop.payments, { reference: orderId, ...payment }),
    accessKey,
    unsubscribeLink: unsubscribeText("orders", id),
    email: customer.email,
    buyerDetails: { customer, shipTo, billing, note },
    confirmation: null,
    cancelled: toCancellation(order),
    correction: toCorrection(order),
  };
}

function toCancellation(order: Order): KnownOrder["cancelled"] {
  const change = findCancellation(order);
  if (!change) return null;
  return { by: change.party, inProduction: cancelledInProduction(order), reason: change.reason };
}

function toCorrection({ status, history }: Order): KnownOrder["correction"] {
  const last = history.findLast(({ changes }) => !changes);
  return last?.takesBack && last.status === status ? { from: last.takesBack, to: status } : null;
}

/** @throws JobError when the refund does not exist, or the money has not moved */
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
  if (!row?.payment) throw new JobError("the refund is gone", true);
  const { orderId, means, reference, reason, reasonTold, payment, creditNote } = row;
  return {
    orderId,
    means,
    reference,
    amountPaise: toSafePaise(row.amountPaise),
    at: payment.at,
    reason: reasonTold ? reason : null,
    creditNote: creditNote?.number ?? null,
  };
}

/** @throws JobError when the return does not exist */
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
        select: { quantity: true, orderLine: { select: { name: true, unit: true } } },
        orderBy: { orderLine: { position: "asc" } },
      },
    },
  });
  if (!row) throw new JobError("the return is gone", true);
  return {
    orderId: row.orderId,
    valuePaise: toSafePaise(row.valuePaise),
    reason: row.reasonTold ? row.reason : null,
    creditNote: row.creditNote?.number ?? null,
    lines: row.lines.map(({ quantity, orderLine }) => ({ ...orderLine, quantity })),
  };
}

/** @throws JobError when a note does not exist */
export async function readMailedNote(
  db: PrismaClient,
  id: string,
  replacesId: string,
): Promise<MailedNote & { orderId: string }> {
  const select = { orderId: true, number: true, totalPaise: true } as const;
  const note = await db.orderDocument.findUnique({ where: { id }, select });
  const replaced = await db.orderDocument.findUnique({ where: { id: replacesId }, select });
  if (!note || !replaced) throw new JobError("the credit note is gone", true);
  const valuePaise = toSafePaise(note.totalPaise);
  return { orderId: note.orderId, number: note.number, replaces: replaced.number, valuePaise };
}

/** Null when the dispatch was reverted meanwhile. */
export async function readMailedDispatch(
  db: PrismaClient,
  id: string,
): Promise<(MailedDispatch & { orderId: string; invoiceId: string | null }) | null> {
  const row = await db.orderDispatch.findUnique({
    where: { id },
    select: {
      orderId: true,
      carrier: true,
      number: true,
      trackingUrl: true,
      lines: {
        select: { quantity: true, orderLine: { select: { name: true, unit: true } } },
        orderBy: { orderLine: { position: "asc" } },
      },
      invoice: { select: { id: true } },
      order: {
        select: {
          partlyDispatched: true,
          dispatches: {
            select: { id: true },
            orderBy: [{ createdAt: "desc" }, { id: "desc" }],
            take: 1,
          },
        },
      },
    },
  });
  if (!row) return null;
  const { orderId, carrier, number, trackingUrl: url, lines, invoice, order } = row;
  const isLast = !order.partlyDispatched && order.dispatches[0]?.id === id;
  return {
    orderId,
    invoiceId: invoice?.id ?? null,
    isLast,
    tracking: carrier && number ? { carrier, number, url } : null,
    lines: lines.map(({ quantity, orderLine }) => ({ ...orderLine, quantity })),
  };
}

/** The open call-offs of an order, by day. */
export async function readMailedCallOffs(
  db: PrismaClient,
  orderId: string,
): Promise<MailedCallOff[]> {
  const rows = await db.orderCallOff.findMany({
    where: { orderId },
    orderBy: [{ on: "asc" }, { createdAt: "asc" }, { id: "asc" }],
    select: {
      quantity: true,
      sent: true,
      on: true,
      state: true,
      words: true,
      orderLine: { select: { name: true, unit: true } },
    },
  });
  return rows
    .filter(({ quantity, sent }) => sent < quantity)
    .map(({ orderLine, quantity, sent, ...row }) => ({
      ...row,
      ...orderLine,
      quantity: quantity - sent,
    }));
}

/** @throws JobError when the claim does not exist */
export async function readMailedClaim(
  db: PrismaClient,
  id: string,
): Promise<MailedClaim & { orderId: string }> {
  const row = await db.orderClaim.findUnique({
    where: { id },
    select: {
      orderId: true,
      text: true,
      decision: true,
      words: true,
      lines: {
        select: { quantity: true, orderLine: { select: { name: true, unit: true } } },
        orderBy: { orderLine: { position: "asc" } },
      },
      photos: { select: { position: true } },
      creditNote: { select: { number: true } },
      replacement: { select: { orderId: true } },
    },
  });
  if (!row) throw new JobError("the claim is gone", true);
  const { lines, photos, creditNote, replacement, ...claim } = row;
  return {
    ...claim,
    photoCount: photos.length,
    creditNote: creditNote?.number ?? null,
    replacement: replacement?.orderId ?? null,
    lines: lines.map(({ quantity, orderLine }) => ({ ...orderLine, quantity })),
  };
}
