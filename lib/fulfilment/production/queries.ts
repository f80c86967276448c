import "server-only";
import { dateName } from "@/lib/base/dates";
import { dayName } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { LinePrint, LineSpec } from "@/lib/orders/cart/cart-line";
import { lineDetail, quantityWords } from "@/lib/orders/line-text";
import { OPEN_STATUSES } from "@/lib/orders/status";
import { JOBS_SHOWN, type Job, type Production } from "./schemas";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A line that is made: its proof is approved, or it is made to order and needs none. */
const MADE = {
  kind: { in: ["product", "custom"] },
  OR: [{ stage: "approved" }, { stage: null, fromStock: false }],
} satisfies Prisma.OrderLineWhereInput;

const JOB = {
  ...{ id: true, kind: true, name: true, unit: true, quantity: true, spec: true, print: true },
  ...{ approvalId: true, productionStep: true },
  order: {
    select: {
      ...{ id: true, orderId: true, status: true, customerName: true, company: true },
      dispatchBy: true,
      _count: { select: { lines: { where: { stage: { not: null, notIn: ["approved"] } } } } },
    },
  },
} satisfies Prisma.OrderLineSelect;

type JobRow = Prisma.OrderLineGetPayload<{ select: typeof JOB }>;

/** Reads what is to be made as of `now`, what leaves first first: one query over the open orders. */
export async function readProduction(db: Db, now: Date): Promise<Production> {
  const rows = await db.orderLine.findMany({
    where: { ...MADE, order: { status: { in: [...OPEN_STATUSES] } } },
    select: JOB,
    orderBy: [{ order: { dispatchBy: { sort: "asc", nulls: "last" } } }, { id: "asc" }],
    take: JOBS_SHOWN + 1,
  });
  return {
    jobs: rows.slice(0, JOBS_SHOWN).map((row) => jobAnswer(row, now)),
    isMore: rows.length > JOBS_SHOWN,
  };
}

/** Reads one job; null for a line that is not made, or whose order is not open. */
export async function findJob(db: Db, line: string, now: Date): Promise<Job | null> {
  const row = await db.orderLine.findFirst({
    where: { ...MADE, id: line, order: { status: { in: [...OPEN_STATUSES] } } },
    select: JOB,
  });
  return row && jobAnswer(row, now);
}

function jobAnswer(row: JobRow, now: Date): Job {
  const { order, kind, unit, quantity } = row;
  const dispatchBy = order.dispatchBy && dateName(order.dispatchBy);
  return {
    _id: row.id,
    step: row.productionStep,
    order: {
      ...{ _id: order.id, orderId: order.orderId, status: order.status },
      buyer: order.company ?? order.customerName,
    },
    name: row.name,
    detail: lineDetail({
      kind,
      spec: row.spec as LineSpec | null,
      print: row.print as LinePrint | null,
    }),
    quantity: quantityWords(quantity, unit),
    isApproved: row.approvalId !== null,
    waits: order._count.lines,
    dispatchBy,
    daysLeft: dispatchBy === null ? null : daysBetween(dayName(now), dispatchBy),
  };
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
