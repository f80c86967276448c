import "server-only";
import type { Transaction } from "@/lib/db/client";
import { issueDispatchInvoice, issueInvoice } from "@/lib/documents/issue-invoice";
import type { Issuing } from "@/lib/documents/stored-document";
import type { Mail } from "@/lib/messaging/queue/mail";
import { announce } from "@/lib/messaging/events/announce";
import type { TrackingRequest } from "@/lib/orders/admin-schemas";
import type { LockedOrder, OrderActor } from "@/lib/orders/lock-order";
import { recordAudit } from "@/lib/audit/record";
import { issueNumber } from "@/lib/documents/issue-number";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { meetCallOffs } from "../call-offs/meet-call-offs";
import { readDispatchLines, type DispatchLine } from "../read-dispatch-lines";

/** A fee or a tool is billed but not packed, so no order waits for its dispatch. */
export const isPacked = ({ kind }: DispatchLine): boolean => kind !== "fee" && kind !== "tool";

/** True once all packed lines have left. */
export const isAllDispatched = (lines: readonly DispatchLine[]): boolean =>
  lines.filter(isPacked).every(({ quantity, dispatched }) => dispatched >= quantity);

export interface Departure extends OrderActor {
  at: Date;
  tracking: TrackingRequest | null;
  /** The call-offs that it meets. */
  callOffs?: readonly string[] | undefined;
  /** Earlier quantities of lines whose made quantity this dispatch sets. */
  madeBefore?: Units | undefined;
}

/** Units by line id. */
export type Units = readonly { line: string; quantity: number }[];

/** Records a dispatch. The trigger `order_dispatch_lines_ordered` refuses more than was ordered. */
export async function writeDispatch(
  tx: Transaction,
  order: LockedOrder,
  lines: Units,
  departure: Departure,
): Promise<string> {
  const { id: orderId } = order;
  const { at, tracking, actor, callOffs: first = [], madeBefore = [] } = departure;
  const { id } = await tx.orderDispatch.create({
    data: {
      orderId,
      at,
      carrier: tracking?.carrier ?? null,
      number: tracking?.number || null,
      trackingUrl: tracking?.url ?? null,
      userId: actor.userId,
      by: actor.name,
      lines: {
        create: lines.map(({ line, quantity }) => ({
          orderLineId: line,
          quantity,
          quantityBefore: madeBefore.find((each) => each.line === line)?.quantity ?? null,
        })),
      },
    },
    select: { id: true },
  });
  await announce(tx, "order.dispatched", id);
  await meetCallOffs(tx, { orderId, dispatchId: id, lines, first });
  if (order.isReplacement) {
    await issueChallan(tx, order, { actor, ipAddress: departure.ipAddress, dispatchId: id });
  }
  return id;
}

interface Numbered extends OrderActor {
  /** The dispatch of a replacement. */
  dispatchId: string;
}

/**
 * Numbers the delivery challan for a dispatch of a replacement, once (CGST Rules, Rule 55: consecutive in a financial
 * year, at most 16 characters). Call it last in the transaction, because it locks the series.
 */
async function issueChallan(
  tx: Transaction,
  { id: orderId, orderId: orderNumber }: LockedOrder,
  { dispatchId, ...by }: Numbered,
): Promise<void> {
  const { invoicePrefix: prefix } = await readShopSettings(tx);
  const { number, financialYear, serial, issuedAt } = await issueNumber(tx, {
    kind: "delivery_challan",
    prefix,
    at: new Date(),
    // A challan bears no tax, so one series is enough.
    regime: "gst",
    isUnderGst: true,
  });
  await tx.deliveryChallan.create({
    data: { number, financialYear, serial, issuedAt, orderId, dispatchId },
    select: { number: true },
  });
  await recordAudit(tx, {
    ...by,
    event: "Delivery Challan Issued",
    description: `Delivery challan ${number} of order ${orderNumber}`,
    details: { order: orderNumber, number, dispatch: dispatchId },
  });
}

/** Undispatched units of each line. */
export const unitsLeft = (lines: readonly DispatchLine[]): Units =>
  lines
    .map(({ id, quantity, dispatched }) => ({ line: id, quantity: quantity - dispatched }))
    .filter(({ quantity }) => quantity > 0);

/** Dispatches everything left. Returns its id; null when nothing was left. */
export async function dispatchRemaining(
  tx: Transaction,
  order: LockedOrder,
  departure: Departure,
): Promise<string | null> {
  const left = unitsLeft(await readDispatchLines(tx, order.id));
  return left.length === 0 ? null : writeDispatch(tx, order, left, departure);
}

/** The email about dispatched goods; for the only dispatch of an order, the order's. */
export async function departureMail(
  tx: Transaction,
  { id: orderId }: LockedOrder,
  { dispatchId, isLast }: { dispatchId: string | null; isLast: boolean },
): Promise<Mail> {
  const count = await tx.orderDispatch.count({ where: { orderId } });
  return dispatchId === null || (isLast && count === 1)
    ? { template: "order-shipped", orderId }
    : { template: "order-dispatched", dispatchId };
}

/**
 * Issues the missing invoices of an order when it leaves: goods must not leave without one (docs/product.md:
 * Documents). A single complete dispatch has one invoice of the whole order; a replacement has none. Call it last in
 * the transaction.
 */
export async function billDispatches(tx: Transaction, issuing: Issuing): Promise<void> {
  if (issuing.order.isReplacement) return;
  const orderId = issuing.order.id;
  const dispatches = await tx.orderDispatch.findMany({
    where: { orderId },
    select: { id: true, lines: { select: { orderLineId: true, quantity: true } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const billed = await tx.orderDocument.count({ where: { orderId, dispatchId: { not: null } } });
  if (dispatches.length <= 1 && billed === 0) {
    await issueInvoice(tx, issuing);
    return;
  }
  for (const dispatch of dispatches) await issueDispatchInvoice(tx, issuing, dispatch);
}
