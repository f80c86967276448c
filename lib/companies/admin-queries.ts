import "server-only";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { literally } from "@/lib/db/like";
import { readPage, type Page } from "@/lib/db/page";
import { AppError } from "@/lib/base/errors";
import { toRupees, toSafePaise } from "@/lib/pricing/money";
import { readOpenings } from "./openings/opening-balance";
import { readOverdueOpenings } from "./openings/overdue";
import type { AdminCompany, CompanyListQuery } from "./admin-schemas";
import { companySchema, MAX_MEMBERS } from "./schemas";

const COMPANY = {
  id: true,
  name: true,
  legalName: true,
  state: true,
  gstins: true,
  purchaseOrder: true,
  createdAt: true,
  creditDays: true,
  creditLimitPaise: true,
  priceList: { select: { id: true, name: true } },
  members: {
    select: {
      userId: true,
      role: true,
      joinedAt: true,
      user: { select: { name: true, email: true } },
    },
    orderBy: [{ joinedAt: "asc" }, { userId: "asc" }],
    take: MAX_MEMBERS,
  },
  people: {
    where: { joinedAt: null },
    select: { id: true, name: true, email: true, role: true, invitedAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: MAX_MEMBERS,
  },
  invitations: { select: { email: true, expiresAt: true }, take: MAX_MEMBERS },
} satisfies Prisma.CompanySelect;

type CompanyRow = Prisma.CompanyGetPayload<{ select: typeof COMPANY }>;

const KEYS = newestFirst("companies");

/** Lists companies, newest first. */
export async function listCompanies(
  db: Db,
  { q, state, opening, ...slice }: CompanyListQuery,
): Promise<Page<AdminCompany>> {
  const where = await matchCompanies(db, { q, state, opening });
  const { items, ...page } = await readPage(
    {
      keys: KEYS,
      where,
      find: (found) => db.company.findMany({ ...found, select: COMPANY }),
      count: (counted) => db.company.count({ where: counted }),
      entryOf: (row) => row,
    },
    slice,
  );
  return { items: await withOrders(db, items), ...page };
}

/** @throws AppError not_found */
export async function readAdminCompany(db: Db, id: string): Promise<AdminCompany> {
  const row = await db.company.findUnique({ where: { id }, select: COMPANY });
  const [company] = await withOrders(db, row ? [row] : []);
  if (company) return company;
  throw new AppError("not_found", "There is no such company.");
}

export async function matchCompanies(
  db: Db,
  { q, state, opening }: Pick<CompanyListQuery, "q" | "state" | "opening">,
): Promise<Prisma.CompanyWhereInput> {
  const overdue = opening && (await readOverdueOpenings(db));
  return {
    ...(state ? { state } : {}),
    ...(q ? { OR: matches(q) } : {}),
    ...(overdue ? { id: { in: [...overdue.keys()] } } : {}),
  };
}

function matches(q: string): Prisma.CompanyWhereInput[] {
  const contains = { contains: literally(q), mode: "insensitive" } as const;
  const person = { OR: [{ name: contains }, { email: contains }] };
  return [
    { name: contains },
    { legalName: contains },
    { members: { some: { user: person } } },
    { people: { some: person } },
  ];
}

/** Adds open amounts and order counts, read only for these companies. */
async function withOrders(db: Db, rows: readonly CompanyRow[]): Promise<AdminCompany[]> {
  const companyId = { in: rows.map(({ id }) => id) };
  const [open, orders, openings] = await Promise.all([
    db.order.groupBy({
      by: ["companyId"],
      where: { companyId, paymentMethod: "account", outstandingPaise: { gt: 0 } },
      _sum: { outstandingPaise: true },
    }),
    db.order.groupBy({ by: ["companyId"], where: { companyId }, _count: true }),
    readOpenings(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => ({
    ...toCompany(row),
    open: toRupees(
      toSafePaise(open.find((sum) => sum.companyId === row.id)?._sum.outstandingPaise ?? 0n) +
        Math.max(0, openings.get(row.id) ?? 0),
    ),
    opening: toRupees(openings.get(row.id) ?? 0),
    orders: orders.find((count) => count.companyId === row.id)?._count ?? 0,
  }));
}

function toCompany({ id, name, legalName, state, ...row }: CompanyRow) {
  const { creditDays: days, creditLimitPaise, priceList } = row;
  return {
    _id: id,
    name,
    legalName,
    state,
    gstins: companySchema.shape.gstins.parse(row.gstins),
    purchaseOrder: row.purchaseOrder,
    members: row.members.map(({ userId, role, joinedAt, user }) => ({
      _id: userId,
      ...user,
      role,
      joinedAt: joinedAt.toISOString(),
    })),
    people: row.people.map((person) => toPerson(person, row.invitations)),
    credit:
      days === null || creditLimitPaise === null
        ? null
        : { days, limit: toRupees(toSafePaise(creditLimitPaise)) },
    priceList: priceList && { _id: priceList.id, name: priceList.name },
    createdAt: row.createdAt.toISOString(),
  };
}

function toPerson(
  { id: _id, invitedAt, ...person }: CompanyRow["people"][number],
  invitations: CompanyRow["invitations"],
): AdminCompany["people"][number] {
  const open = invitations.find(({ email }) => email === person.email);
  const isLiving = open !== undefined && open.expiresAt > new Date();
  return {
    _id,
    ...person,
    invitedAt: invitedAt?.toISOString() ?? null,
    expiresAt: isLiving ? open.expiresAt.toISOString() : null,
  };
}
