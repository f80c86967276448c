import "server-only";
import { sameName } from "@/lib/base/tables/heading";
import type { Transaction } from "@/lib/db/client";
import type { CompanyRole, CompanyState } from "@/lib/db/generated/enums";
import { readEntered } from "@/lib/companies/openings/opening-balance";
import type { OpeningBalance } from "@/lib/companies/openings/plan-opening";
import {
  POSTAL_ADDRESS,
  toPostalAddress,
  type PostalAddress,
} from "@/lib/identity/addresses/postal-address";
import { toSafePaise } from "@/lib/pricing/money";
import type { PriceTier } from "@/lib/pricing/price-tiers";
import { parsePriceTiers } from "@/lib/catalogue/sale-terms";
import { dateName } from "@/lib/base/dates";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { ownGstinProblem } from "@/lib/shop/gst/gstin";
import { companySchema } from "../schemas";
import type { CompanyInput } from "./schemas";

/** A company as it is, with all that a form or a file can say of it. */
export interface KnownCompany {
  id: string;
  name: string;
  legalName: string;
  state: CompanyState;
  gstins: CompanyInput["gstins"];
  creditDays: number | null;
  creditLimitPaise: number | null;
  priceListId: string | null;
}

interface Account {
  email: string;
  role: string;
  companyId: string | null;
  company: string | null;
  memberRole: CompanyRole | null;
}

export interface KnownItem {
  id: string;
  tiers: PriceTier[];
  validUntil: string | null;
}

/** What the database knows of the companies, people, lists and products that a form or a file names. */
export interface Known {
  companies: KnownCompany[];
  byId: ReadonlyMap<string, KnownCompany>;
  byName: ReadonlyMap<string, KnownCompany[]>;
  byGstin: ReadonlyMap<string, KnownCompany>;
  /** Companies that customers founded, under a name of their choice, and that the shop has not approved. */
  founded: ReadonlySet<string>;
  /** By company; each as `placeKey` writes it. */
  places: ReadonlyMap<string, Set<string>>;
  /** Whom the shop entered, by email. */
  people: ReadonlyMap<
    string,
    { companyId: string; company: string; role: CompanyRole; hasJoined: boolean }[]
  >;
  accounts: ReadonlyMap<string, Account>;
  /** How many people each company has, members too. */
  counts: ReadonlyMap<string, number>;
  openings: ReadonlyMap<string, OpeningBalance[]>;
  priceLists: ReadonlyMap<string, { id: string; name: string }>;
  products: ReadonlyMap<string, { id: string; name: string }>;
  /** By `itemKey`. */
  items: ReadonlyMap<string, KnownItem>;
  ownGstin: (gstin: string) => string | null;
}

export interface Named {
  ids: readonly string[];
  names: readonly string[];
  gstins: readonly string[];
  emails: readonly string[];
  /** Article numbers or ids of products. */
  products: readonly string[];
}

export const itemKey = (companyId: string, productId: string) => `${companyId} ${productId}`;

/** An address as it is compared with those that a company has. */
export const placeKey = (
  address: Omit<PostalAddress, "apartment"> & { apartment?: string | null },
) =>
  JSON.stringify({
    ...toPostalAddress({ ...address, apartment: address.apartment ?? null }),
    // A file has the name in one column.
    firstName: `${address.firstName} ${address.lastName}`,
    lastName: "",
  });

export async function readKnown(tx: Transaction, named: Named): Promise<Known> {
  const companies = await readCompanies(tx, named);
  const ids = companies.map(({ id }) => id);
  const { registration } = await readShopSettings(tx);
  const accounts = await readAccounts(tx, named.emails);
  return {
    companies,
    byId: new Map(companies.map((company) => [company.id, company])),
    byName: Map.groupBy(companies, ({ name }) => sameName(name)),
    byGstin: new Map(
      companies.flatMap((company) => company.gstins.map(({ gstin }) => [gstin, company] as const)),
    ),
    founded: await readFounded(tx, ids),
    places: await readPlaces(tx, ids),
    people: await readPeople(tx, named.emails),
    accounts: new Map(accounts.map((account) => [account.email, account])),
    counts: await readCounts(tx, ids),
    openings: await readEntered(tx, ids),
    priceLists: await readPriceLists(tx),
    products: await readProducts(tx, named.products),
    items: await readItems(tx, ids),
    ownGstin: (gstin) => ownGstinProblem(gstin, registration),
  };
}

async function readCompanies(tx: Transaction, { ids, names, gstins }: Named) {
  const rows = await tx.$queryRaw<
    (Omit<KnownCompany, "creditLimitPaise" | "gstins"> & {
      creditLimitPaise: bigint | null;
      gstins: unknown;
    })[]
  >`
    SELECT "id", "name", "legalName", "state"::text, "gstins", "creditDays", "creditLimitPaise", "priceListId"
    FROM "companies" c
    WHERE "id" = ANY (${ids}::uuid[]) OR lower("name") = ANY (${names}::text[])
      OR EXISTS (SELECT FROM jsonb_array_elements(c."gstins") g WHERE g->>'gstin' = ANY (${gstins}::text[]))
    ORDER BY "id"`;
  return rows.map(({ creditLimitPaise: limit, ...row }) => ({
    ...row,
    gstins: companySchema.shape.gstins.parse(row.gstins),
    creditLimitPaise: limit === null ? null : toSafePaise(limit),
  }));
}

/** The people of a company that the shop entered are entered, too, before they join. */
async function readFounded(tx: Transaction, ids: readonly string[]) {
  const rows = await tx.company.findMany({
    where: { id: { in: [...ids] }, state: "open", members: { some: {} }, people: { none: {} } },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}

async function readPlaces(tx: Transaction, ids: readonly string[]) {
  const places = new Map<string, Set<string>>();
  const rows = await tx.address.findMany({
    where: { companyId: { in: [...ids] } },
    select: { companyId: true, ...POSTAL_ADDRESS },
  });
  for (const { companyId, ...address } of rows) {
    const id = companyId ?? "";
    places.set(id, (places.get(id) ?? new Set()).add(placeKey(address)));
  }
  return places;
}

async function readPeople(tx: Transaction, emails: readonly string[]) {
  const rows = await tx.companyPerson.findMany({
    where: { email: { in: [...emails] } },
    select: {
      email: true,
      companyId: true,
      role: true,
      joinedAt: true,
      company: { select: { name: true } },
    },
  });
  const people = rows.map(({ company, joinedAt, ...row }) => ({
    ...row,
    company: company.name,
    hasJoined: joinedAt !== null,
  }));
  return Map.groupBy(people, ({ email }) => email);
}

async function readAccounts(tx: Transaction, emails: readonly string[]): Promise<Account[]> {
  const rows = await tx.user.findMany({
    where: { email: { in: [...emails] } },
    select: {
      email: true,
      role: true,
      membership: { select: { companyId: true, role: true, company: { select: { name: true } } } },
    },
  });
  return rows.map(({ membership, ...row }) => ({
    ...row,
    companyId: membership?.companyId ?? null,
    company: membership?.company.name ?? null,
    memberRole: membership?.role ?? null,
  }));
}

async function readCounts(tx: Transaction, ids: readonly string[]) {
  const rows = await tx.$queryRaw<{ id: string; count: number }[]>`
    SELECT "companyId" AS "id", count(*)::int AS "count" FROM (
      SELECT "companyId" FROM "company_members" WHERE "companyId" = ANY (${ids}::uuid[])
      UNION ALL
      SELECT "companyId" FROM "company_people" WHERE "companyId" = ANY (${ids}::uuid[]) AND "joinedAt" IS NULL
    ) people GROUP BY "companyId"`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function readPriceLists(tx: Transaction) {
  const lists = await tx.priceList.findMany({ select: { id: true, name: true } });
  return new Map(
    lists.flatMap((list) => [[sameName(list.name), list] as const, [list.id, list] as const]),
  );
}

async function readProducts(tx: Transaction, named: readonly string[]) {
  const keys = named.map((text) => text.toLowerCase());
  const rows = await tx.$queryRaw<{ id: string; name: string; sku: string | null }[]>`
    SELECT "id", "name", "sku" FROM "products"
    WHERE "deletedAt" IS NULL AND ("id"::text = ANY (${keys}::text[]) OR lower("sku") = ANY (${keys}::text[]))`;
  return new Map(
    rows.flatMap((row) => [
      [row.id, row] as const,
      ...(row.sku === null ? [] : [[row.sku.toLowerCase(), row] as const]),
    ]),
  );
}

async function readItems(tx: Transaction, ids: readonly string[]) {
  const rows = await tx.item.findMany({
    where: { companyId: { in: [...ids] }, lineId: null, productId: { not: null } },
    select: { id: true, companyId: true, productId: true, tiers: true, validUntil: true },
  });
  return new Map(
    rows.map(({ id, companyId, productId, tiers, validUntil }) => [
      itemKey(companyId ?? "", productId ?? ""),
      { id, tiers: parsePriceTiers(tiers), validUntil: validUntil && dateName(validUntil) },
    ]),
  );
}
