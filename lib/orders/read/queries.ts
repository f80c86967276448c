import "server-only";
import { dateName } from "@/lib/base/dates";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { literally } from "@/lib/db/like";
import { readPage, type Page } from "@/lib/db/page";
import { toSafePaise } from "@/lib/pricing/money";
import { may, type Owner } from "@/lib/identity/session/identify";
import {
  allowedActs,
  ORDER_ACCESS,
  getOrderView,
  ownedBy,
  ownedParts,
  requireAct,
  type OrderVisitor,
} from "../access/order-view";
import { handOverName } from "../customer";
import type { Order } from "../order";
import type { OrderAct } from "../order-acts";
import { readReplaced } from "./read-claims";
import { readMovements } from "./read-movements";
import { readWaiting } from "./read-waiting";
import { ORDER, orderNamed, toOrder, type OrderRow } from "./read-order";
import type { OrderListQuery } from "./list-schemas";
import { OPEN_STATUSES, SALE_STATUSES, type OrderStatus } from "../status";

/**
 * The order with this `_id` or number. Returns null both for an unknown order and without access, so that callers
 * cannot probe for orders.
 * @throws AppError forbidden for a member of its company whose role does not allow the `act`
 */
export async function findOrder(
  db: Db,
  id: string,
  visitor: OrderVisitor,
  act?: OrderAct,
): Promise<Order | null> {
  const row = await db.order.findUnique({
    where: orderNamed(id),
    select: {
      ...ORDER,
      ...ORDER_ACCESS,
      offerVersionId: true,
      purchaseOrder: { select: { attachment: { select: { name: true } } } },
    },
  });
  const view = row && getOrderView(row, visitor);
  if (!view) return null;
  if (act) requireAct(row, visitor, act);
  const offer = row.offerVersionId === null ? null : await findOffer(db, row.id);
  const [read] = await withCompanies(db, [row]);
  if (!read) return null;
  const allowed = allowedActs(row, visitor);
  const handOverTo = await handOverName(db, row, visitor.identity);
  const replaces = (await readReplaced(db, [read])).get(read.id);
  const waiting = await readWaiting(db, row, visitor.identity);
  const order = {
    ...read,
    ...(waiting && { waiting }),
    documents: await withPortalFacts(db, read),
    ...(offer && { offer }),
    ...(row.purchaseOrder && { purchaseOrder: row.purchaseOrder.attachment.name }),
    ...(replaces && { replaces }),
    ...(allowed && { allowed }),
    ...(handOverTo && { handOverTo }),
  };
  const movements = await readMovements(db, order);
  const maySeeMoney = view === "customer" || may(visitor.identity, "payments.read");
  if (maySeeMoney) return { ...order, ...movements };
  // Refunds, their reasons, credit notes and vouchers are only for staff who may read payments.
  const documents = order.documents.filter(({ kind }) => kind === "invoice");
  const { dispatches, callOffs, claims, returns } = movements;
  return { ...order, documents, dispatches, claims, returns, ...(callOffs && { callOffs }) };
}

/** Adds the portals' data to documents. Only GST documents are reported there. */
async function withPortalFacts(db: Db, { documents, gst }: Order): Promise<Order["documents"]> {
  if (gst === null || documents.length === 0) return documents;
  const rows = await db.orderDocument.findMany({
    where: { id: { in: documents.map(({ id }) => id) } },
    select: {
      id: true,
      registration: { select: { irn: true, ackDate: true } },
      imsReply: { select: { state: true, on: true } },
    },
  });
  return documents.map((document) => {
    const { registration, imsReply } = rows.find(({ id }) => id === document.id) ?? {};
    return {
      ...document,
      ...(registration && { irn: registration.irn, irnAt: registration.ackDate }),
      ...(imsReply && { ims: { state: imsReply.state, on: dateName(imsReply.on) } }),
    };
  });
}

/** Adds company and member to each order; queries only when an order belongs to a company. */
async function withCompanies(db: Db, rows: readonly (OrderRow & Holder)[]): Promise<Order[]> {
  const ids = rows.flatMap(({ companyId }) => companyId ?? []);
  if (ids.length === 0) return rows.map(toOrder);
  const select = { id: true, name: true } as const;
  const userIds = rows.flatMap(({ userId, companyId }) => (companyId && userId) ?? []);
  const [companies, users] = await Promise.all([
    db.company.findMany({ where: { id: { in: ids } }, select }),
    db.user.findMany({ where: { id: { in: userIds } }, select }),
  ]);
  return rows.map((row) => {
    const orderedFor = companies.find(({ id }) => id === row.companyId);
    if (!orderedFor) return toOrder(row);
    // The name on the order outlives the account.
    const orderedBy = users.find(({ id }) => id === row.userId)?.name ?? row.customerName;
    return { ...toOrder(row), orderedFor, orderedBy };
  });
}

interface Holder {
  userId: string | null;
  companyId: string | null;
}

const findOffer = (db: Db, orderId: string) =>
  db.offer.findUnique({ where: { orderId }, select: { id: true, number: true } });

/** The orders with these ids, in the same order. */
export async function readOrders(db: Db, ids: readonly string[]): Promise<Order[]> {
  const select = { ...ORDER, userId: true, companyId: true } as const;
  const rows = await db.order.findMany({ where: { id: { in: [...ids] } }, select });
  const orders = rows.map((row) => ({ ...toOrder(row), holder: row.companyId ?? row.userId }));
  const replaced = await readReplaced(db, orders);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return ids.flatMap((id) => {
    const order = byId.get(id);
    const replaces = replaced.get(id);
    return order ? [{ ...order, ...(replaces && { replaces }) }] : [];
  });
}

/** Sort order of all order lists, for customers and admins. */
export const ORDER_KEYS = newestFirst("orders");

/** Orders visible to a customer, newest first: their own, and those of their company. */
export async function listOrders(
  db: Db,
  account: Owner,
  { status, q, ...slice }: OrderListQuery,
): Promise<Page<Order>> {
  const where: Prisma.OrderWhereInput = {
    ...(q ? { OR: matches(q) } : {}),
    ...(status ? { status } : {}),
  };
  const parts = ownedParts(account);
  const within = (found: Prisma.OrderWhereInput) => parts.map((part) => ({ AND: [part, found] }));
  const select = { ...ORDER, userId: true, companyId: true } as const;
  const { items, ...page } = await readPage(
    {
      keys: ORDER_KEYS,
      where,
      find: async ({ where: requested, ...found }) => {
        const pages = within(requested).map((part) =>
          db.order.findMany({ ...found, where: part, select }),
        );
        return mergePages(await Promise.all(pages), found.take);
      },
      count: async (counted) => {
        const counts = within(counted).map((part) => db.order.count({ where: part }));
        return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
      },
      entryOf: (row) => row,
    },
    slice,
  );
  return { items: await withCompanies(db, items), ...page };
}

/** Merges pages that are each newest first: the database reads each from its own index, and no row is in two. */
function mergePages<Row extends { createdAt: Date; id: string }>(
  pages: readonly Row[][],
  most: number,
): Row[] {
  const isLater = (a: Row, b: Row) =>
    b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
  return pages.flat().toSorted(isLater).slice(0, most);
}

function matches(q: string): Prisma.OrderWhereInput[] {
  const contains = { contains: literally(q), mode: "insensitive" } as const;
  return [
    { orderId: contains },
    { lines: { some: { name: contains } } },
    { lines: { some: { buyerCode: { equals: literally(q), mode: "insensitive" } } } },
  ];
}

export interface OrderCounts {
  total: number;
  /** Orders still to be made and sent. */
  pending: number;
  delivered: number;
  /** Sum over all orders that were not cancelled. */
  spentPaise: number;
}

/** Counts over all orders visible to a customer, in one query. */
export async function summariseOrders(db: Db, account: Owner): Promise<OrderCounts> {
  const groups = await db.order.groupBy({
    by: ["status"],
    where: ownedBy(account),
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
