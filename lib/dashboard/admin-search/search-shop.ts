import "server-only";
import { NOT_ARCHIVED } from "@/lib/catalogue/presence";
import { matchesText } from "@/lib/catalogue/admin/queries";
import type { Db } from "@/lib/db/client";
import { literally } from "@/lib/db/like";
import { listAllOrders } from "@/lib/orders/read/admin-list";
import { can } from "@/lib/base/permissions";
import { FOUND, type AdminSearch } from "./schemas";

/** Up to this many matching orders are sorted; beyond it, the newest of all orders are scanned instead. */
const MAX_ORDERS = 200;

/** Searches what the role may read: the newest, or the first by name. */
export async function searchShop(db: Db, role: string, q: string): Promise<AdminSearch> {
  const mayReadAll = can(role, "users.read");
  const mayReadBuyers = can(role, "customers.read");
  const [orders, products, companies, people] = await Promise.all([
    can(role, "orders.read.all") ? findOrders(db, q) : [],
    can(role, "products.read.all") ? findProducts(db, q) : [],
    mayReadBuyers ? findCompanies(db, q) : [],
    mayReadAll || mayReadBuyers ? findPeople(db, q, mayReadAll ? {} : { role: "user" }) : [],
  ]);
  return { orders, products, companies, people };
}

async function findCompanies(db: Db, q: string): Promise<AdminSearch["companies"]> {
  const contains = { contains: literally(q), mode: "insensitive" } as const;
  const rows = await db.company.findMany({
    where: { OR: [{ name: contains }, { legalName: contains }] },
    select: { id: true, name: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: FOUND,
  });
  return rows.map(({ id, name }) => ({ _id: id, name }));
}

async function findOrders(db: Db, q: string): Promise<AdminSearch["orders"]> {
  const { items } = await listAllOrders(db, { q, limit: FOUND }, { most: MAX_ORDERS });
  return items.map(({ id, orderId, status, createdAt, customer }) => ({
    _id: id,
    orderId,
    status,
    createdAt: createdAt.toISOString(),
    name: customer.name,
  }));
}

/** The product with exactly this article number comes first. */
async function findProducts(db: Db, q: string): Promise<AdminSearch["products"]> {
  const [numbered, rows] = await Promise.all([
    findBySku(db, q),
    db.product.findMany({
      where: { ...NOT_ARCHIVED, ...matchesText(q) },
      select: { id: true, name: true, sku: true, thumbnailImage: true },
      orderBy: [{ name: "asc" }, { id: "asc" }],
      take: FOUND,
    }),
  ]);
  const others = rows.filter(({ id }) => id !== numbered[0]?.id);
  const found = [...numbered, ...others].slice(0, FOUND);
  return found.map(({ id, name, sku, thumbnailImage }) => ({ _id: id, name, sku, thumbnailImage }));
}

const findBySku = (db: Db, q: string) =>
  db.$queryRaw<{ id: string; name: string; sku: string; thumbnailImage: string | null }[]>`
    SELECT "id", "name", "sku", "thumbnailImage" FROM "products"
    WHERE lower("sku") = lower(${q}) AND "deletedAt" IS NULL`;

async function findPeople(
  db: Db,
  q: string,
  among: { role?: "user" },
): Promise<AdminSearch["people"]> {
  const rows = await db.user.findMany({
    where: { ...among, searchText: { contains: literally(q.toLowerCase()) } },
    select: { id: true, name: true, email: true, role: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: FOUND,
  });
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }));
}
