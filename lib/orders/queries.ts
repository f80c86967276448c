import "server-only";
import { isSameSecret } from "@/lib/base/secrets";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { literally } from "@/lib/db/like";
import { readPage, type Page } from "@/lib/db/page";
import type { Permission } from "@/lib/base/permissions";
import { paiseOf } from "@/lib/pricing/money";
import { may, type Identity } from "@/lib/session/identify";
import type { Order } from "./order";
import { readMovements } from "./read-movements";
import { ORDER, orderNamed, orderOf } from "./read-order";
import type { OrderListQuery } from "./schemas";
import { OPEN_STATUSES, SALE_STATUSES, type OrderStatus } from "./status";

/** Whose it is, and with which key it opens. */
const ACCESS = {
  userId: true,
  accessKey: true,
  keyExpiresAt: true,
} satisfies Prisma.OrderSelect;

type AccessRow = Prisma.OrderGetPayload<{ select: typeof ACCESS }>;

/** Who wants to see an order, and with which key. */
export interface OrderVisitor {
  identity: Identity;
  key?: string;
  /** Which permission opens the order of somebody else; without it: to read all orders. */
  staff?: Permission;
}

/** As whom the visitor sees it: as its customer or with its key, or as one of the shop; null: not at all. */
function viewOf(row: AccessRow, visitor: OrderVisitor): "customer" | "staff" | null {
  const { identity, key, staff = "orders.read.all" } = visitor;
  if (key && isSameSecret(key, row.accessKey) && row.keyExpiresAt > new Date()) return "customer";
  if (identity.state !== "signed-in") return null;
  if (row.userId === identity.account.id) return "customer";
  return may(identity, staff) ? "staff" : null;
}

/**
 * The order with this `_id` or number. Null for whoever may not see it as for an unknown order:
 * nobody learns which orders exist.
 */
export async function findOrder(db: Db, id: string, visitor: OrderVisitor): Promise<Order | null> {
  const row = await db.order.findUnique({ where: orderNamed(id), select: { ...ORDER, ...ACCESS } });
  const view = row && viewOf(row, visitor);
  if (!view) return null;
  const order = orderOf(row);
  const movements = await readMovements(db, order);
  const maySeeMoney = view === "customer" || may(visitor.identity, "payments.read");
  if (maySeeMoney) return { ...order, ...movements };
  // What went back, why, and the papers of it are for those of the shop who read its payments.
  const papers = order.papers.filter(({ kind }) => kind !== "credit_note");
  return { ...order, papers, returns: movements.returns };
}

/** The orders with these ids, in the order of the ids. */
export async function readOrders(db: Db, ids: readonly string[]): Promise<Order[]> {
  const rows = await db.order.findMany({ where: { id: { in: [...ids] } }, select: ORDER });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [orderOf(row)] : [];
  });
}

/** How orders are listed, to their customers and to admins. */
export const ORDER_KEYS = newestFirst("orders");

/** Orders of one customer, newest first. */
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
      entryOf: orderOf,
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
  /** Still to be made and sent. */
  pending: number;
  delivered: number;
  /** Over all orders that were not cancelled. */
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
    spentPaise: paiseOf(kept.reduce((sum, group) => sum + (group._sum.totalPaise ?? 0n), 0n)),
  };
}
