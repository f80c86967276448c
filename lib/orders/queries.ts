import "server-only";
import { timingSafeEqual } from "node:crypto";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/db/uuid";
import { toRupees } from "@/lib/pricing/money";
import type { Order } from "./schemas";

const ORDER = {
  id: true,
  orderId: true,
  accessKey: true,
  status: true,
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
      quantity: true,
      pricePaise: true,
    },
    orderBy: { position: "asc" },
  },
  history: {
    select: { status: true, at: true, by: true },
    orderBy: [{ at: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.OrderSelect;

type OrderRow = Prisma.OrderGetPayload<{ select: typeof ORDER }>;

/** BigInt columns hold at most what exact integers hold; see lib/cart/limits.ts. */
const rupees = (paise: bigint): number => toRupees(Number(paise));

function orderOf(row: OrderRow): Order {
  return {
    _id: row.id,
    orderId: row.orderId,
    status: row.status,
    totalAmount: rupees(row.totalPaise),
    subtotal: rupees(row.subtotalPaise),
    discount: rupees(row.discountPaise),
    promoCode: row.promoCode,
    shipping: rupees(row.shippingPaise),
    tax: rupees(row.taxPaise),
    createdAt: row.createdAt.toISOString(),
    user: { name: row.customerName, email: row.email },
    phone: row.phone,
    company: row.company,
    shippingAddress: addressOf(row),
    products: row.lines.map((line) => ({
      product: { _id: line.productId, name: line.name, thumbnailImage: line.thumbnailImage },
      quantity: line.quantity,
      price: toRupees(line.pricePaise),
    })),
    history: row.history.map((change) => ({ ...change, at: change.at.toISOString() })),
    tracking: trackingOf(row),
  };
}

function addressOf(row: OrderRow): Order["shippingAddress"] {
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

function trackingOf({ trackingCarrier, trackingNumber, trackingUrl }: OrderRow): Order["tracking"] {
  if (!trackingCarrier || !trackingNumber) return null;
  return { carrier: trackingCarrier, number: trackingNumber, url: trackingUrl ?? "" };
}

function isSameKey(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The order with this `_id` or number, for whoever holds its key. Null for a wrong key as for an
 * unknown order: nobody learns which orders exist.
 */
export async function findOrderByKey(db: Db, id: string, key: string): Promise<Order | null> {
  const row = await db.order.findUnique({
    where: isUuid(id) ? { id } : { orderId: id },
    select: ORDER,
  });
  return row && isSameKey(key, row.accessKey) ? orderOf(row) : null;
}
