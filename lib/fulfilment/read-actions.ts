import "server-only";
import { Prisma, type PrismaClient } from "shop-database";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { orderNamed } from "@/lib/orders/read/read-order";
import { emailSelect, isEmailCorrectable } from "@/lib/orders/access/set-order-email";
import { isOpenStatus, OPEN_STATUSES, statusBefore, type OrderStatus } from "@/lib/orders/status";
import { can, type Permission } from "@/lib/base/permissions";
import { readRefundSums, overpaidPaise } from "@/lib/payments/refund-sums";
import { toRupees } from "@/lib/pricing/money";
import { readVoidNotes } from "@/lib/fulfilment/refunds/credit-again";
import { usualMeans } from "@/lib/fulfilment/refunds/open-refund";
import { readCreditable, refundablePaise } from "./creditable";
import { readDispatchLines } from "./read-dispatch-lines";
import { toleratedRange } from "./tolerated-range";
import { readRefunds, readReturns } from "./movement-answers";
import { readSoldLines } from "./read-sold-lines";
import { readStep } from "./status/step-back";
import { stepBackRefusal } from "./status/step-back-refusal";
import type { OrderActions } from "./actions-schema";

const NOTHING_REFUNDABLE = { most: 0, owed: 0, means: "other" } as const;

/**
 * The actions that this role can take on the order with this `_id` or number, and its refunds and returns. Each field
 * needs the permission of the endpoint that it belongs to.
 * @throws AppError not_found
 */
export async function readActions(
  db: PrismaClient,
  named: string,
  role: string,
): Promise<OrderActions> {
  const may = (permission: Permission) => can(role, permission);
  const order = await db.order.findUnique({
    where: orderNamed(named),
    select: {
      id: true,
      status: true,
      tolerancePercent: true,
      partlyDispatched: true,
      documents: {
        where: { kind: "invoice", dispatchId: null, voidedAt: null },
        select: { id: true },
      },
      ...emailSelect,
    },
  });
  if (!order) throw new AppError("not_found", "There is no such order.");
  const { id, status, partlyDispatched } = order;
  const step = await readStep(db, order);
  const to = statusBefore(status);
  const wasSent = status === "Shipped" || status === "Delivered" || partlyDispatched;
  return {
    stepBack: may("orders.write.all") && to ? { to, refusal: stepBackRefusal(step, to) } : null,
    cancel:
      may("orders.cancel") && isOpenStatus(status) && !partlyDispatched
        ? { asksRestock: status === "Processing" }
        : null,
    endShort: may("orders.cancel") && partlyDispatched,
    returnable: may("returns.write") && wasSent ? await readReturnable(db, id) : null,
    refundable: may("refunds.write") ? await readRefundable(db, id) : NOTHING_REFUNDABLE,
    made: may("orders.write.all") ? await readProduced(db, order) : [],
    dispatchable: may("orders.write.all") ? await readDispatchable(db, order) : [],
    correctEmail: may("orders.enter") && isEmailCorrectable(order),
    invoice: await readInvoice(db, id),
    returns: may("returns.write") ? await readReturns(db, id) : [],
    voidNotes: may("returns.write") ? await readVoidNotes(db, id) : [],
    refunds: may("payments.read") ? await readRefunds(db, id) : [],
    reasons: await readReasons(db, id),
  };
}

async function readReturnable(db: Db, id: string) {
  const lines = await readSoldLines(db, id);
  return lines.map(({ id: line, name, packSize, isStock, bought, returned, compensated }) => ({
    line,
    name,
    packSize,
    isStock,
    bought,
    returned,
    compensated,
  }));
}

interface TolerantOrder {
  id: string;
  status: OrderStatus;
  /** The invoice of the whole order, after which it is billed as ordered. */
  documents: readonly { id: string }[];
  tolerancePercent: number;
}

const isOpen = ({ status }: TolerantOrder) => OPEN_STATUSES.some((open) => open === status);

async function readProduced(db: Db, order: TolerantOrder): Promise<OrderActions["made"]> {
  const { id: orderId, documents, tolerancePercent } = order;
  if (tolerancePercent === 0 || documents.length > 0 || !isOpen(order)) return [];
  const lines = await db.orderLine.findMany({
    where: { orderId, kind: "custom" },
    orderBy: { position: "asc" },
    select: { id: true, name: true, unit: true, quantity: true, orderedQuantity: true },
  });
  return lines.map(({ id: line, name, unit, quantity: made, orderedQuantity }) => {
    const ordered = orderedQuantity ?? made;
    return { line, name, unit, ordered, made, ...toleratedRange(ordered, tolerancePercent) };
  });
}

async function readDispatchable(
  db: Db,
  order: TolerantOrder,
): Promise<OrderActions["dispatchable"]> {
  if (!isOpen(order)) return [];
  const lines = await readDispatchLines(db, order.id);
  return lines
    .map(({ id: line, kind, ordered, ...row }) => {
      const mayDiffer = kind === "custom" && order.documents.length === 0;
      const range = toleratedRange(ordered, mayDiffer ? order.tolerancePercent : 0);
      const { name, unit, quantity, dispatched } = row;
      return {
        line,
        name,
        unit,
        quantity,
        dispatched,
        most: Math.max(range.most, quantity) - dispatched,
        mayEndShort: range.least < ordered,
      };
    })
    .filter(({ quantity, dispatched }) => dispatched < quantity);
}

async function readRefundable(db: Db, id: string): Promise<OrderActions["refundable"]> {
  const sums = await readRefundSums(db, id);
  const most = refundablePaise(sums, await readCreditable(db, id, sums));
  return {
    most: toRupees(most),
    owed: toRupees(Math.min(most, overpaidPaise(sums))),
    means: await usualMeans(db, id),
  };
}

async function readInvoice(db: Db, orderId: string): Promise<string | null> {
  const invoice = await db.orderDocument.findFirst({
    where: { orderId, kind: "invoice", voidedAt: null },
    select: { number: true },
  });
  return invoice?.number ?? null;
}

async function readReasons(db: Db, orderId: string): Promise<OrderActions["reasons"]> {
  const changes = await db.orderStatusChange.findMany({
    where: { orderId, reason: { not: null }, corrected: { equals: Prisma.DbNull } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: {
      status: true,
      takesBack: true,
      at: true,
      by: true,
      reason: true,
      reasonTold: true,
      restocked: true,
    },
  });
  return changes.map(({ at, reason, reasonTold, ...change }) => ({
    ...change,
    at: at.toISOString(),
    reason: reason ?? "",
    told: reasonTold,
  }));
}
