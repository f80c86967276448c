import "server-only";
import { isSameSecret } from "@/lib/base/secrets/same-secret";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { literally } from "@/lib/db/like";
import { readPage, type Page } from "@/lib/db/page";
import type { Permission } from "@/lib/base/permissions";
import { toSafePaise } from "@/lib/pricing/money";
import { may, type Identity } from "@/lib/session/identify";
import type { Order } from "../order";
import { readMovements } from "./read-movements";
import { ORDER, orderNamed, toOrder } from "./read-order";
import type { OrderListQuery } from "../schemas";
import { OPEN_STATUSES, SALE_STATUSES, type OrderStatus } from "../status";

/** The columns that decide who may open an order. */
export const ORDER_ACCESS = {
  userId: true,
  accessKey: true,
  keyExpiresAt: true,
} satisfies Prisma.OrderSelect;

type AccessRow = Prisma.OrderGetPayload<{ select: typeof ORDER_ACCESS }>;

/** The person who asks for an order, with the order's key if they have it. */
export interface OrderVisitor {
  identity: Identity;
  key?: string;
  /** The permission that opens other people's orders; by default orders.read.all. */
  staff?: Permission;
}

/** "customer" for the order's customer or with its key, "staff" with the permission, null for no access. */
export function orderViewOf(row: AccessRow, visitor: OrderVisitor): "customer" | "staff" | null {
  const { identity, key, staff = "orders.read.all" } = visitor;
  if (key && isSameSecret(key, row.accessKey) && row.keyExpiresAt > new Date()) return "customer";
  if (identity.state === "signed-in" && row.userId === identity.account.id) return "customer";
  return may(identity, staff) ? "staff" : null;
}

/**
 * The order with this `_id` or number. Returns null both for an unknown order and without access, so that nobody learns
 * which orders exist.
 */
export async function findOrder(db: Db, id: string, visitor: OrderVisitor): Promise<Order | null> {
  const row = await db.order.findUnique({
    where: orderNamed(id),
    select: { ...ORDER, ...ORDER_ACCESS, offerVersionId: true },
  });
  const view = row && orderViewOf(row, visitor);
  if (!view) return null;
  const offer = row.offerVersionId === null ? null : await findOffer(db, row.id);
  const read = toOrder(row);
  const order = { ...read, papers: await withIrns(db, read), ...(offer && { offer }) };
  const movements = await readMovements(db, order);
  const maySeeMoney = view === "customer" || may(visitor.identity, "payments.read");
  if (maySeeMoney) return { ...order, ...movements };
  // Refunds, their reasons, credit notes and vouchers are only for staff who may read payments.
  const papers = order.papers.filter(({ kind }) => kind === "invoice");
  const { dispatches, claims, returns } = movements;
  return { ...order, papers, dispatches, claims, returns };
}

/** Only documents under GST are registered. */
async function withIrns(db: Db, { papers, gst }: Order): Promise<Order["papers"]> {
  if (gst === null || papers.length === 0) return papers;
  const rows = await db.invoiceRegistration.findMany({
    where: { documentId: { in: papers.map(({ id }) => id) } },
    select: { documentId: true, irn: true },
  });
  const irns = new Map(rows.map(({ documentId, irn }) => [documentId, { irn }]));
  return papers.map((paper) => ({ ...paper, ...irns.get(paper.id) }));
}

const findOffer = (db: Db, orderId: string) =>
  db.offer.findUnique({ where: { orderId }, select: { id: true, number: true } });

/** The orders with these ids, in the same order. */
export async function readOrders(db: Db, ids: readonly string[]): Promise<Order[]> {
  const rows = await db.order.findMany({ where: { id: { in: [...ids] } }, select: ORDER });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toOrder(row)] : [];
  });
}

/** Sort order of all order lists, for customers and admins. */
export const ORDER_KEYS = newestFirst("orders");

/** The orders of one customer, newest first. */
export function listOrders(
  db: Db,
  userId: string,
  { status, q, ...slice }: OrderListQuery,
): Promise<Page<Order>> {
  const where: Prisma.OrderWhereInput = {
    userId,
    ...(status ? { status } : {}),
    ...(q ? { OR: matches(q) } : {}),
  };
  return readPage(
    {
      keys: ORDER_KEYS,
      where,
      find: (found) => db.order.findMany({ ...found, select: ORDER }),
      count: (counted) => db.order.count({ where: counted }),
      entryOf: toOrder,
    },
    slice,
  );
}

function matches(q: string): Prisma.OrderWhereInput[] {
  const contains = { contains: literally(q), mode: "insensitive" } as const;
  return [{ orderId: contains }, { lines: { some: { name: contains } } }];
}

export interface OrderCounts {
  total: number;
  /** Orders still to be made and sent. */
  pending: number;
  delivered: number;
  /** Sum over all orders that were not cancelled. */
  spentPaise: number;
}

/** Counts over all orders of one customer, in one query. */
export async function summariseOrders(db: Db, userId: string): Promise<OrderCounts> {
  const groups = await db.order.groupBy({
    by: ["status"],
    where: { userId },
    _count: true,
    _sum: { totalPaise: true },
  });
  const of = (...statuses: OrderStatus[]) => groups.filter((g) => statuses.includes(g.status));
  const count = (found: typeof groups) => found.reduce((sum, group) => sum + group._count, 0);
  const kept = of(...SALE_STATUSES);
  return {
    total: count(groups),
    pending: count(of(...OPEN_STATUSES)),
    delivered: count(of("Delivered")),
    spentPaise: toSafePaise(kept.reduce((sum, group) => sum + (group._sum.totalPaise ?? 0n), 0n)),
  };
}
