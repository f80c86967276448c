import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { dateName } from "@/lib/base/dates";
import { COMMENT_COLUMN } from "@/lib/base/tables/heading";
import type { CsvCell } from "@/lib/base/text/csv";
import { parsePriceTiers } from "@/lib/catalogue/sale-terms";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { POSTAL_ADDRESS } from "@/lib/identity/addresses/postal-address";
import { formatDecimal, toSafePaise } from "@/lib/pricing/money";
import { placeKey } from "../add/read-known";
import { matchCompanies } from "../admin-queries";
import type { CompanyListQuery } from "../admin-schemas";
import type { OpeningBalance } from "../openings/plan-opening";
import { readEntered } from "../openings/opening-balance";
import { companySchema } from "../schemas";
import { COLUMNS, COMPANY_COLUMNS, type CompanyColumn } from "./columns";

const BATCH = 500;

const COMPANY = {
  id: true,
  name: true,
  legalName: true,
  gstins: true,
  creditDays: true,
  creditLimitPaise: true,
  priceList: { select: { name: true } },
  addresses: {
    select: { label: true, phone: true, ...POSTAL_ADDRESS },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
  people: {
    select: { name: true, email: true, role: true },
    where: { joinedAt: null },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
  members: {
    select: { role: true, user: { select: { name: true, email: true } } },
    orderBy: [{ joinedAt: "asc" }, { userId: "asc" }],
  },
  items: {
    where: { lineId: null, productId: { not: null } },
    select: { tiers: true, validUntil: true, product: { select: { id: true, sku: true } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.CompanySelect;

type CompanyRow = Prisma.CompanyGetPayload<{ select: typeof COMPANY }>;

type Cells = Partial<Record<CompanyColumn, string>>;

export const EXPORT_HEADER: readonly string[] = COLUMNS;

/** The template: two rows below the headings, with an explanation and an example of each column. */
export const TEMPLATE: readonly (readonly string[])[] = [
  [COMMENT_COLUMN, ...COLUMNS],
  ["explained", ...COLUMNS.map((column) => COMPANY_COLUMNS[column].help)],
  ["example", ...COLUMNS.map((column) => COMPANY_COLUMNS[column].example)],
];

type ExportQuery = Pick<CompanyListQuery, "q" | "state" | "opening">;

/** The rows of the companies found. Audited before the export. */
export async function exportCompanies(
  { db, actor, ipAddress }: AuditedWrite,
  query: ExportQuery,
): Promise<AsyncGenerator<CsvCell[]>> {
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Companies Export",
      actor,
      description: `${actor.name} exported the companies`,
      ipAddress,
      details: {
        q: query.q ?? null,
        state: query.state ?? null,
        opening: query.opening ?? null,
      },
    }),
  );
  return eachRow(db, query);
}

async function* eachRow(db: Db, query: ExportQuery): AsyncGenerator<CsvCell[]> {
  const matched = await matchCompanies(db, query);
  let last: string | undefined;
  do {
    const companies: CompanyRow[] = await db.company.findMany({
      where: { AND: [matched, last === undefined ? {} : { id: { gt: last } }] },
      orderBy: { id: "asc" },
      take: BATCH,
      select: COMPANY,
    });
    const openings = await readEntered(
      db,
      companies.map(({ id }) => id),
    );
    for (const company of companies) {
      for (const cells of listRows(company, openings.get(company.id) ?? [])) {
        yield COLUMNS.map((column) => cells[column] ?? "");
      }
    }
    last = companies.length === BATCH ? companies.at(-1)?.id : undefined;
  } while (last !== undefined);
}

/** As many rows as its longest list has entries. */
function listRows(company: CompanyRow, openings: readonly OpeningBalance[]): Cells[] {
  const { id, name } = company;
  const lists = [
    [termCells(company, openings)],
    placeCells(company),
    personCells(company),
    priceCells(company),
  ];
  const length = Math.max(...lists.map((list) => list.length));
  return Array.from(
    { length },
    (_, index) => Object.assign({ id, name }, ...lists.map((list) => list[index] ?? {})) as Cells,
  );
}

function termCells(company: CompanyRow, openings: readonly OpeningBalance[]): Cells {
  const { legalName, creditDays, creditLimitPaise: limit, priceList } = company;
  const opening = openings.find(({ amountPaise }) => amountPaise !== 0);
  return {
    legalName,
    creditDays: creditDays === null ? "" : String(creditDays),
    creditLimit: limit === null ? "" : formatDecimal(toSafePaise(limit)),
    priceList: priceList?.name ?? "",
    ...(opening && {
      openingBalance: `${formatDecimal(Math.abs(opening.amountPaise))} ${opening.amountPaise < 0 ? "Cr" : "Dr"}`,
      openingDay: opening.day,
    }),
  };
}

/** A GSTIN is in the row of its address; other addresses follow. */
function placeCells({ gstins, addresses }: CompanyRow): Cells[] {
  const registered = companySchema.shape.gstins.parse(gstins);
  const billed = new Set(registered.map(({ billingAddress }) => placeKey(billingAddress)));
  return [
    ...registered.map(({ gstin, billingAddress }) => {
      const shared = addresses.find((address) => placeKey(address) === placeKey(billingAddress));
      return { gstin, ...addressCells({ label: null, phone: null, ...billingAddress, ...shared }) };
    }),
    ...addresses.filter((address) => !billed.has(placeKey(address))).map(addressCells),
  ];
}

type Written = Omit<CompanyRow["addresses"][number], "apartment"> & { apartment?: string | null };

const addressCells = ({ firstName, lastName, ...address }: Written): Cells => ({
  contact: `${firstName} ${lastName}`,
  ...address,
  apartment: address.apartment ?? "",
  label: address.label ?? "",
  phone: address.phone ?? "",
});

const personCells = ({ people, members }: CompanyRow): Cells[] => [
  ...members.map(({ role, user }) => ({ person: user.name, email: user.email, role })),
  ...people.map(({ name, email, role }) => ({ person: name, email, role })),
];

const priceCells = ({ items }: CompanyRow): Cells[] =>
  items.flatMap(({ product, tiers, validUntil }) =>
    parsePriceTiers(tiers).map(({ from, pricePaise }) => ({
      product: product?.sku ?? product?.id ?? "",
      from: String(from),
      price: formatDecimal(pricePaise),
      validUntil: validUntil ? dateName(validUntil) : "",
    })),
  );
