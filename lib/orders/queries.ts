import "server-only";
import { isSameSecret } from "@/lib/constant-time";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { dateCursor, olderThan } from "@/lib/db/date-cursor";
import { literally } from "@/lib/db/like";
import { isUuid } from "@/lib/db/uuid";
import { toRupees } from "@/lib/pricing/money";
import { may, type Identity } from "@/lib/session/identify";
import type { OrderAnswer, OrderListQuery, OrderSummary } from "./schemas";
import type { OrderStatus } from "./status";

const ORDER = {
  id: true,
  orderId: true,
  accessKey: true,
  keyExpiresAt: true,
  userId: true,
  status: true,
  proof: true,
  customerName: true,
  email: true,
  phone: true,
  company: true,
  firstName: true,
  lastName: true,
  address: true,
  apartment: true,
  city: true,
  state: true,
  zipCode: true,
  country: true,
  promoCode: true,
  subtotalPaise: true,
  discountPaise: true,
  shippingPaise: true,
  taxPercent: true,
  taxPaise: true,
  totalPaise: true,
  trackingCarrier: true,
  trackingNumber: true,
  trackingUrl: true,
  createdAt: true,
  lines: {
    select: {
      productId: true,
      name: true,
      thumbnailImage: true,
      packSize: true,
      quantity: true,
      pricePaise: true,
    },
    orderBy: { position: "asc" },
  },
  history: {
    select: { status: true, at: true, by: true, party: true },
    orderBy: [{ at: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.OrderSelect;

type OrderRow = Prisma.OrderGetPayload<{ select: typeof ORDER }>;

/** BigInt columns hold at most what exact integers hold; see lib/cart/limits.ts. */
const rupees = (paise: bigint): number => toRupees(Number(paise));

function orderOf(row: OrderRow): OrderAnswer {
  return {
    _id: row.id,
    orderId: row.orderId,
    status: row.status,
    proof: row.proof,
    totalAmount: rupees(row.totalPaise),
    subtotal: rupees(row.subtotalPaise),
    discount: rupees(row.discountPaise),
    promoCode: row.promoCode,
    shipping: rupees(row.shippingPaise),
    tax: rupees(row.taxPaise),
    taxPercent: row.taxPercent.toNumber(),
    createdAt: row.createdAt.toISOString(),
    user: { name: row.customerName, email: row.email },
    phone: row.phone,
    company: row.company,
    shippingAddress: addressOf(row),
    products: row.lines.map((line) => ({
      product: productOf(line),
      quantity: line.quantity,
      price: toRupees(line.pricePaise),
    })),
    history: row.history.map((change) => ({ ...change, at: change.at.toISOString() })),
    tracking: trackingOf(row),
  };
}

/** The product as it was bought. */
function productOf({ productId, name, thumbnailImage, packSize }: OrderRow["lines"][number]) {
  return { _id: productId, name, thumbnailImage, packSize };
}

function addressOf(row: OrderRow): OrderAnswer["shippingAddress"] {
  const { firstName, lastName, address, apartment, city, state, zipCode, country } = row;
  return {
    firstName,
    lastName,
    address,
    ...(apartment ? { apartment } : {}),
    city,
    state,
    zipCode,
    country,
  };
}

function trackingOf({
  trackingCarrier,
  trackingNumber,
  trackingUrl,
}: OrderRow): OrderAnswer["tracking"] {
  if (!trackingCarrier || !trackingNumber) return null;
  return { carrier: trackingCarrier, number: trackingNumber, url: trackingUrl ?? "" };
}

/** Who wants to see an order, and with which key. */
export interface OrderVisitor {
  identity: Identity;
  key?: string;
}

const byName = (id: string) => (isUuid(id) ? { id } : { orderId: id });

/** Whether the visitor is its customer, may read all orders, or holds its key while that works. */
function maySee(
  row: Pick<OrderRow, "userId" | "accessKey" | "keyExpiresAt">,
  { identity, key }: OrderVisitor,
): boolean {
  if (key && isSameSecret(key, row.accessKey) && row.keyExpiresAt > new Date()) return true;
  if (identity.state !== "signed-in") return false;
  return row.userId === identity.account.id || may(identity, "orders.read.all");
}

/**
 * The order with this `_id` or number. Null for whoever may not see it as for an unknown order:
 * nobody learns which orders exist.
 */
export async function findOrder(
  db: Db,
  id: string,
  visitor: OrderVisitor,
): Promise<OrderAnswer | null> {
  const row = await db.order.findUnique({ where: byName(id), select: ORDER });
  return row && maySee(row, visitor) ? orderOf(row) : null;
}

/** The orders with these ids, in the order of the ids. */
export async function readOrders(db: Db, ids: readonly string[]): Promise<OrderAnswer[]> {
  const rows = await db.order.findMany({ where: { id: { in: [...ids] } }, select: ORDER });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [orderOf(row)] : [];
  });
}

export interface OrderPage {
  orders: OrderAnswer[];
  total: number;
  nextCursor: string | null;
}

/** Orders of one customer, newest first. */
export async function listOrders(
  db: Db,
  userId: string,
  { status, q, limit, cursor }: OrderListQuery,
): Promise<OrderPage> {
  const where = {
    userId,
    ...(status ? { status } : {}),
    ...(q ? { OR: matches(q) } : {}),
  } satisfies Prisma.OrderWhereInput;
  const [rows, total] = await Promise.all([
    db.order.findMany({
      where: cursor ? { AND: [where, olderThan(cursor)] } : where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: ORDER,
      take: limit + 1,
    }),
    db.order.count({ where }),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last ? dateCursor(last.createdAt, last.id) : null;
  return { orders: shown.map(orderOf), total, nextCursor };
}

function matches(q: string): Prisma.OrderWhereInput[] {
  const contains = { contains: literally(q), mode: "insensitive" } as const;
  return [{ orderId: contains }, { lines: { some: { name: contains } } }];
}

/** Counts over all orders of one customer, in one query. */
export async function summariseOrders(db: Db, userId: string): Promise<OrderSummary> {
  const groups = await db.order.groupBy({
    by: ["status"],
    where: { userId },
    _count: true,
    _sum: { totalPaise: true },
  });
  const of = (...statuses: OrderStatus[]) => groups.filter((g) => statuses.includes(g.status));
  const count = (found: typeof groups) => found.reduce((sum, group) => sum + group._count, 0);
  const kept = of("Pending", "Processing", "Shipped", "Delivered");
  return {
    total: count(groups),
    pending: count(of("Pending", "Processing")),
    delivered: count(of("Delivered")),
    spent: rupees(kept.reduce((sum, group) => sum + (group._sum.totalPaise ?? 0n), 0n)),
  };
}
