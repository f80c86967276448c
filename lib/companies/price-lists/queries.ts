import "server-only";
import { dateName } from "@/lib/base/dates";
import { AppError } from "@/lib/base/errors";
import { dayName } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { asc, keyset } from "@/lib/db/keyset";
import { literally } from "@/lib/db/like";
import { readPage, type Page } from "@/lib/db/page";
import { listState } from "@/lib/pricing/listed-price";
import { toRupees } from "@/lib/pricing/money";
import { toListedPrice } from "./company-prices";
import { statedPrice } from "./read-price";
import type { ListRow } from "./read-rows";
import {
  PRICE_COLUMNS,
  type PriceListAnswer,
  type PriceListSummary,
  type PriceListsQuery,
  type PriceRow,
} from "./schemas";

/** Maximum companies named in the answer of a list. */
const NAMED_COMPANIES = 100;

const SUMMARY = {
  id: true,
  name: true,
  validFrom: true,
  validTo: true,
  promoCodes: true,
  updatedAt: true,
  _count: { select: { rows: true } },
  companies: {
    select: { id: true, name: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: NAMED_COMPANIES,
  },
} satisfies Prisma.PriceListSelect;

type SummaryRow = Prisma.PriceListGetPayload<{ select: typeof SUMMARY }>;

const KEYS = keyset("price-lists", [asc("name", "text"), asc("id", "uuid")]);

/** One page of the lists by name. */
export function listPriceLists(
  db: Db,
  { q, ...slice }: PriceListsQuery,
): Promise<Page<PriceListSummary>> {
  const where: Prisma.PriceListWhereInput = q
    ? { name: { contains: literally(q), mode: "insensitive" } }
    : {};
  return readPage(
    {
      keys: KEYS,
      where,
      whole: {},
      find: (found) => db.priceList.findMany({ ...found, select: SUMMARY }),
      count: (counted) => db.priceList.count({ where: counted }),
      entryOf: toSummary,
    },
    slice,
  );
}

function toSummary({ id, name, promoCodes, companies, ...row }: SummaryRow): PriceListSummary {
  const days = {
    from: row.validFrom && dateName(row.validFrom),
    to: row.validTo && dateName(row.validTo),
  };
  return {
    _id: id,
    name,
    ...days,
    promoCodes,
    state: listState(days, dayName(new Date())),
    products: row._count.rows,
    companies: companies.map((company) => ({ _id: company.id, name: company.name })),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A list with its rows in internal form. */
export interface WholeList {
  summary: PriceListSummary;
  rows: ListRow[];
}

/** @throws AppError not_found */
export async function readWholeList(db: Db, id: string): Promise<WholeList> {
  const list = await db.priceList.findUnique({ where: { id }, select: SUMMARY });
  if (!list) throw new AppError("not_found", "There is no such price list.");
  return { summary: toSummary(list), rows: await readRows(db, id) };
}

export const priceListAnswer = ({ summary, rows }: WholeList): PriceListAnswer => ({
  ...summary,
  rows: rows.map(priceRow),
});

/** @throws AppError not_found */
export const readPriceList = async (db: Db, id: string): Promise<PriceListAnswer> =>
  priceListAnswer(await readWholeList(db, id));

/** Sorted by product name. */
async function readRows(db: Db, priceListId: string): Promise<ListRow[]> {
  const rows = await db.priceListRow.findMany({
    where: { priceListId },
    orderBy: [{ product: { name: "asc" } }, { productId: "asc" }],
    select: {
      productId: true,
      tiers: true,
      percent: true,
      product: { select: { name: true, sku: true, pricePaise: true } },
    },
  });
  return rows.map(({ productId, tiers, percent, product }) => ({
    productId,
    name: product.name,
    sku: product.sku,
    publicPaise: product.pricePaise,
    listed: toListedPrice({ tiers, percent: Number(percent) }),
  }));
}

export const priceRow = ({ productId, name, sku, publicPaise, listed }: ListRow): PriceRow => ({
  product: productId,
  name,
  sku,
  publicPrice: toRupees(publicPaise),
  ...statedPrice(listed),
});

/** The cells of a file: one line per percent and per tier. */
export function priceCells(rows: readonly PriceRow[]) {
  return rows.flatMap(({ tiers, percent = null, ...row }) => {
    const lines = tiers ?? [{ from: null, price: null }];
    return lines.map((tier) => {
      const cells = { ...row, percent, ...tier };
      return PRICE_COLUMNS.map((column) => cells[column]);
    });
  });
}
