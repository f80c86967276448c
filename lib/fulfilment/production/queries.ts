import "server-only";
import { dateName } from "@/lib/base/dates";
import { DAY_MS, dayName } from "@/lib/base/india-time";
import { serverPaths } from "@/lib/base/server-paths";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { LinePrint, LineSpec } from "@/lib/orders/cart/cart-line";
import { lineDetail, quantityWords } from "@/lib/orders/line-text";
import { OPEN_STATUSES } from "@/lib/orders/status";
import { toRupees } from "@/lib/pricing/money";
import { readAdvances } from "../production-gate";
import { JOBS_SHOWN, type BoardCallOff, type Job, type Production } from "./schemas";

const ORDER = {
  id: true,
  orderId: true,
  status: true,
  customerName: true,
  company: true,
  userId: true,
  companyId: true,
} satisfies Prisma.OrderSelect;

/** A line in production: with an approved proof, or made to order without one. */
const MADE = {
  kind: { in: ["product", "custom"] },
  OR: [{ stage: "approved" }, { stage: null, fromStock: false }],
} satisfies Prisma.OrderLineWhereInput;

const LINE = {
  id: true,
  kind: true,
  name: true,
  unit: true,
  quantity: true,
  spec: true,
  print: true,
} satisfies Prisma.OrderLineSelect;

const JOB = {
  ...LINE,
  stage: true,
  productionStep: true,
  proofs: { where: { state: "approved" }, select: { id: true }, take: 1 },
  order: {
    select: {
      ...ORDER,
      dispatchBy: true,
      _count: { select: { lines: { where: { stage: { not: null, notIn: ["approved"] } } } } },
    },
  },
} satisfies Prisma.OrderLineSelect;

const CALL_OFF = {
  id: true,
  quantity: true,
  sent: true,
  on: true,
  state: true,
  order: { select: ORDER },
  orderLine: {
    select: { ...LINE, dispatched: { select: { quantity: true } } },
  },
} satisfies Prisma.OrderCallOffSelect;

type CallOffRow = Prisma.OrderCallOffGetPayload<{ select: typeof CALL_OFF }>;

type OrderRow = CallOffRow["order"];

type JobRow = Prisma.OrderLineGetPayload<{ select: typeof JOB }>;

/** Jobs to make and open call-offs as of `now`, earliest dispatch first. */
export async function readProduction(db: Db, now: Date): Promise<Production> {
  const rows = await db.orderLine.findMany({
    where: { ...MADE, order: { status: { in: [...OPEN_STATUSES] } } },
    select: JOB,
    orderBy: [{ order: { dispatchBy: { sort: "asc", nulls: "last" } } }, { id: "asc" }],
    take: JOBS_SHOWN + 1,
  });
  const callOffs = await readCalledOff(db, now);
  const jobs = rows.slice(0, JOBS_SHOWN);
  const advances = await readPendingAdvances(db, jobs);
  return {
    jobs: jobs.map((row) => jobAnswer(row, now, advances)),
    isMore: rows.length > JOBS_SHOWN,
    callOffs: callOffs.slice(0, JOBS_SHOWN),
    isMoreCalledOff: callOffs.length > JOBS_SHOWN,
  };
}

/** The open call-offs, by day. */
async function readCalledOff(db: Db, now: Date): Promise<BoardCallOff[]> {
  const rows = await db.orderCallOff.findMany({
    where: {
      state: { not: "declined" },
      sent: { lt: db.orderCallOff.fields.quantity },
      order: { status: { in: [...OPEN_STATUSES] } },
    },
    select: CALL_OFF,
    orderBy: [{ on: "asc" }, { id: "asc" }],
    take: JOBS_SHOWN + 1,
  });
  return rows.map((row) => callOffAnswer(row, now));
}

/** Reads one job; null for a line without production, or of an order that is not open. */
export async function findJob(db: Db, line: string, now: Date): Promise<Job | null> {
  const row = await db.orderLine.findFirst({
    where: { ...MADE, id: line, order: { status: { in: [...OPEN_STATUSES] } } },
    select: JOB,
  });
  return row && jobAnswer(row, now, await readPendingAdvances(db, [row]));
}

const readPendingAdvances = (db: Db, rows: readonly JobRow[]) =>
  readAdvances(
    db,
    rows.flatMap(({ order }) => (order.status === "Pending" ? order.id : [])),
  );

function jobAnswer(row: JobRow, now: Date, advances: ReadonlyMap<string, number>): Job {
  const { order, unit, quantity } = row;
  const dispatchBy = order.dispatchBy && dateName(order.dispatchBy);
  return {
    _id: row.id,
    step: row.productionStep,
    order: orderAnswer(order),
    name: row.name,
    detail: describeMake(row),
    quantity: quantityWords(quantity, unit),
    picture: row.proofs[0] ? serverPaths.proofPage(row.proofs[0].id, 1) : null,
    isApproved: row.stage === "approved",
    waits: order._count.lines,
    advanceDue: toRupees(advances.get(order.id) ?? 0),
    dispatchBy,
    daysLeft: dispatchBy === null ? null : daysBetween(dayName(now), dispatchBy),
  };
}

function callOffAnswer(row: CallOffRow, now: Date): BoardCallOff {
  const { orderLine: line, order } = row;
  const on = dateName(row.on);
  const dispatched = line.dispatched.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    _id: row.id,
    line: line.id,
    order: orderAnswer(order),
    name: line.name,
    detail: describeMake(line),
    state: row.state === "asked" ? "asked" : "agreed",
    on,
    daysLeft: daysBetween(dayName(now), on),
    quantity: quantityWords(row.quantity - row.sent, line.unit),
    left: quantityWords(line.quantity - dispatched, line.unit),
  };
}

const orderAnswer = ({ id, orderId, status, company, customerName, ...row }: OrderRow) => ({
  _id: id,
  customer: row.companyId ?? row.userId,
  orderId,
  status,
  buyer: company ?? customerName,
});

const describeMake = ({
  kind,
  spec,
  print,
}: Pick<CallOffRow["orderLine"], "kind" | "spec" | "print">) =>
  lineDetail({ kind, spec: spec as LineSpec | null, print: print as LinePrint | null });

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
