import "server-only";
import { can } from "@/lib/base/permissions";
import { serverPaths } from "@/lib/base/server-paths";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { POSTAL_ADDRESS } from "@/lib/identity/addresses/postal-address";
import { readHolder } from "@/lib/payments/account-statement/read-holder";
import { toRupees, toSafePaise } from "@/lib/pricing/money";
import { CUSTOMER_ROWS, type CustomerAnswer } from "./schemas";

/** Records of one account or company. */
type Owned = { userId: string } | { companyId: string };

/**
 * All of the account or company with this `_id`, each part as far as the role may read it by its own call.
 * @throws AppError not_found
 */
export async function readCustomer(db: Db, id: string, role: string): Promise<CustomerAnswer> {
  const { isCompany, name, company, email, gstin } = await readHolder(db, id);
  const owned: Owned = isCompany ? { companyId: id } : { userId: id };
  const mayOrders = can(role, "orders.read.all");
  const [people, orders, offers, artwork, addresses, notes] = await Promise.all([
    isCompany ? readCompany(db, id) : readMembership(db, id),
    mayOrders ? readOrders(db, owned) : null,
    can(role, "offers.read") ? readOffers(db, owned) : null,
    can(role, "proofs.write") ? readArtwork(db, owned) : null,
    mayOrders ? readAddresses(db, owned) : null,
    mayOrders ? readNotes(db, owned) : null,
  ]);
  return {
    _id: id,
    isCompany,
    name: isCompany ? (company ?? name) : name,
    company,
    email: email || null,
    gstin,
    ...people,
    orders,
    offers,
    artwork,
    addresses,
    notes,
  };
}

type People = Pick<CustomerAnswer, "people" | "memberOf" | "priceList">;

async function readCompany(db: Db, id: string): Promise<People> {
  const row = await db.company.findUniqueOrThrow({
    where: { id },
    select: {
      priceList: { select: { id: true, name: true } },
      members: {
        select: { role: true, user: { select: { id: true, name: true, email: true } } },
        orderBy: [{ joinedAt: "asc" }, { userId: "asc" }],
        take: MOST_PEOPLE,
      },
    },
  });
  const { priceList: list, members } = row;
  return {
    memberOf: null,
    priceList: list && { _id: list.id, name: list.name },
    people: members.map(({ role, user: { id: _id, ...person } }) => ({ _id, role, ...person })),
  };
}

const MOST_PEOPLE = 100;

async function readMembership(db: Db, userId: string): Promise<People> {
  const row = await db.companyMember.findUnique({
    where: { userId },
    select: { company: { select: { id: true, legalName: true } } },
  });
  const memberOf = row && { _id: row.company.id, name: row.company.legalName };
  return { memberOf, priceList: null, people: [] };
}

const NEWEST = [
  { createdAt: "desc" },
  { id: "desc" },
] satisfies Prisma.OrderOrderByWithRelationInput[];

async function readOrders(db: Db, where: Owned): Promise<CustomerAnswer["orders"]> {
  const [rows, sums] = await Promise.all([
    db.order.findMany({
      where,
      orderBy: NEWEST,
      take: CUSTOMER_ROWS,
      select: {
        id: true,
        orderId: true,
        status: true,
        createdAt: true,
        totalPaise: true,
        outstandingPaise: true,
      },
    }),
    db.order.aggregate({
      where: { ...where, status: { not: "Cancelled" } },
      _count: true,
      _sum: { outstandingPaise: true },
    }),
  ]);
  return {
    items: rows.map(({ id: _id, orderId, status, createdAt, totalPaise, outstandingPaise }) => ({
      _id,
      orderId,
      status,
      createdAt: createdAt.toISOString(),
      totalAmount: toRupees(toSafePaise(totalPaise)),
      due: toRupees(Math.max(0, toSafePaise(outstandingPaise))),
    })),
    total: sums._count,
    due: toRupees(Math.max(0, toSafePaise(sums._sum.outstandingPaise ?? 0n))),
  };
}

async function readOffers(db: Db, where: Owned): Promise<CustomerAnswer["offers"]> {
  const rows = await db.offer.findMany({
    where,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: CUSTOMER_ROWS,
    select: { id: true, number: true, state: true, createdAt: true },
  });
  return rows.map(({ id: _id, createdAt, ...row }) => ({
    _id,
    createdAt: createdAt.toISOString(),
    ...row,
  }));
}

async function readArtwork(db: Db, order: Owned): Promise<CustomerAnswer["artwork"]> {
  const rows = await db.orderLine.findMany({
    where: { order, stage: { not: null } },
    orderBy: { id: "desc" },
    take: CUSTOMER_ROWS,
    select: {
      id: true,
      name: true,
      stage: true,
      order: { select: { id: true, orderId: true } },
      proofs: { select: { id: true }, orderBy: { n: "desc" }, take: 1 },
    },
  });
  return rows.flatMap(({ id: _id, name, stage, order: of, proofs: [proof] }) =>
    stage === null
      ? []
      : {
          _id,
          name,
          stage,
          order: { _id: of.id, orderId: of.orderId },
          picture: proof ? serverPaths.proofPage(proof.id, 1) : null,
        },
  );
}

async function readAddresses(db: Db, owned: Owned): Promise<CustomerAnswer["addresses"]> {
  const rows = await db.address.findMany({
    where: "userId" in owned ? { ...owned, companyId: null } : owned,
    orderBy: [{ lastUsedAt: "desc" }, { id: "desc" }],
    take: CUSTOMER_ROWS,
    select: {
      id: true,
      label: true,
      ...POSTAL_ADDRESS,
    },
  });
  return rows.map(({ id: _id, apartment, ...row }) => ({
    _id,
    ...row,
    ...(apartment && { apartment }),
  }));
}

async function readNotes(db: Db, order: Owned): Promise<CustomerAnswer["notes"]> {
  const rows = await db.orderNote.findMany({
    where: { order },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: CUSTOMER_ROWS,
    select: {
      id: true,
      text: true,
      by: true,
      createdAt: true,
      order: { select: { id: true, orderId: true } },
    },
  });
  return rows.map(({ id: _id, text, by, createdAt, order: { id, orderId } }) => ({
    _id,
    text,
    by,
    at: createdAt.toISOString(),
    order: { _id: id, orderId },
  }));
}
