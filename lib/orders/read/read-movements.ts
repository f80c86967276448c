import "server-only";
import type { Db } from "@/lib/db/client";
import { toSafePaise } from "@/lib/pricing/money";
import { readCallOffs } from "./read-call-offs";
import { readClaims } from "./read-claims";
import { readDispatches } from "./read-dispatches";
import type { Order } from "../order";
import type { OrderRefunded, OrderReturned } from "../order-movements";

/** Dispatches, refunds and returns of an order, as the customer sees them. */

const OLDEST = [{ createdAt: "asc" }, { id: "asc" }] as const;

/**
 * Reads the dispatches, call-offs, refunds and returns of one order, with only the queries that can have results.
 * Internal reasons are never returned.
 */
export async function readMovements(
  db: Db,
  order: Pick<Order, "id" | "status" | "payment" | "documents" | "partlyDispatched" | "kept"> &
    Pick<Order, "createdAt" | "updatedAt">,
): Promise<
  Pick<Order, "dispatches" | "callOffs" | "claims" | "proformas" | "refunds" | "returns">
> {
  const { id, status, payment, partlyDispatched, kept } = order;
  const wasChanged = payment.paidPaise > 0 || order.updatedAt > order.createdAt;
  const wasSent = status === "Shipped" || status === "Delivered" || partlyDispatched;
  return {
    dispatches: wasSent ? await readDispatches(db, order) : [],
    ...(kept && { callOffs: await readCallOffs(db, id) }),
    claims: wasSent ? await readClaims(db, { orderId: id }) : [],
    ...(wasChanged && { proformas: await readProformas(db, id) }),
    refunds: payment.refundedPaise > 0 ? await readRefunds(db, id) : [],
    returns: wasSent ? await readReturns(db, id) : [],
  };
}

const readProformas = (db: Db, orderId: string) =>
  db.proforma.findMany({
    where: { orderId },
    orderBy: { n: "desc" },
    select: { id: true, number: true, issuedAt: true },
  });

async function readRefunds(db: Db, orderId: string): Promise<OrderRefunded[]> {
  const rows = await db.payment.findMany({
    where: { orderId, kind: "refund", reversal: null },
    orderBy: [...OLDEST],
    select: {
      amountPaise: true,
      means: true,
      reference: true,
      at: true,
      refund: { select: { reason: true, reasonTold: true } },
    },
  });
  return rows.map(({ amountPaise, refund, ...row }) => ({
    ...row,
    amountPaise: toSafePaise(amountPaise),
    reason: refund?.reasonTold ? refund.reason : null,
  }));
}

async function readReturns(db: Db, orderId: string): Promise<OrderReturned[]> {
  const rows = await db.orderReturn.findMany({
    where: { orderId },
    orderBy: [...OLDEST],
    select: {
      createdAt: true,
      reason: true,
      reasonTold: true,
      lines: {
        select: { orderLineId: true, quantity: true, orderLine: { select: { name: true } } },
        orderBy: { orderLine: { position: "asc" } },
      },
    },
  });
  return rows.map(({ createdAt, reason, reasonTold, lines }) => ({
    at: createdAt,
    reason: reasonTold ? reason : null,
    lines: lines.map(({ orderLineId: line, quantity, orderLine: { name } }) => ({
      line,
      name,
      quantity,
    })),
  }));
}
