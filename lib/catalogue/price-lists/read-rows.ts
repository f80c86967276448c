import "server-only";
import type { TableErrors } from "@/lib/base/input/table-errors";
import { isUuid } from "@/lib/base/ids/uuid";
import { storableText } from "@/lib/base/input/storable";
import { z } from "@/lib/base/input/zod";
import { readTable } from "@/lib/base/text/read-table";
import type { Db } from "@/lib/db/client";
import { PERCENT_OFF, type ListedPrice } from "@/lib/pricing/listed-price";
import { MAX_TIERS } from "@/lib/pricing/price-tiers";
import { ownTierProblem } from "@/lib/pricing/tier-problem";
import { numeric, tierFields } from "../number-fields";
import { storedTiers } from "../sale-terms";
import { MAX_PRICES, READ_COLUMNS, type SentPriceRow } from "./schemas";

/** A row of a list with the facts of its product. */
export interface ListRow {
  productId: string;
  name: string;
  sku: string | null;
  publicPaise: number;
  listed: ListedPrice;
}

interface ReadRows {
  rows: ListRow[];
  errors: TableErrors;
}

/** A tier with its place in what was sent. */
interface SentTier {
  from: string | number;
  price: string | number;
  row: number;
  /** What stands before the names of its columns: "tiers.0." in JSON, nothing in a file. */
  at: string;
}

interface SentPrice {
  row: number;
  product: string;
  sku: string;
  percent: string | number | null;
  tiers: SentTier[];
}

/** Reads all rows of a list or a file, and says of each wrong one what is wrong with it. */
export async function readRows(db: Db, sent: readonly SentPriceRow[] | string): Promise<ReadRows> {
  if (typeof sent !== "string") return judge(db, sent.map(rowOfList));
  const { prices, problem } = pricesOfFile(sent);
  if (problem) return { rows: [], errors: [{ row: 1, column: "", message: problem }] };
  return judge(db, prices);
}

const rowOfList = ({ tiers, ...sent }: SentPriceRow, index: number): SentPrice => {
  const row = index + 1;
  return {
    ...sent,
    row,
    tiers: (tiers ?? []).map((tier, n) => ({ ...tier, row, at: `tiers.${n}.` })),
  };
};

const HEADING = "The first line names the columns: product or sku, and percent, or from and price.";
const TOO_MANY = `A price list holds at most ${MAX_PRICES} products.`;

/** Lines of one product are its tiers. */
function pricesOfFile(text: string): { prices: SentPrice[]; problem?: string } {
  const most = MAX_PRICES * MAX_TIERS;
  const { lines, found, problem } = readTable(text, READ_COLUMNS, { most, tooMany: TOO_MANY });
  if (problem !== undefined) return { prices: [], problem };
  const has = (...columns: (typeof READ_COLUMNS)[number][]) =>
    columns.some((column) => found.includes(column));
  if (!has("product", "sku") || !has("percent", "price")) return { prices: [], problem: HEADING };
  const prices = new Map<string, SentPrice>();
  for (const { row, cells } of lines) {
    const { product, sku, from, price } = cells;
    const percent = cells.percent || null;
    const tiers = from || price ? [{ from: from || 1, price, row, at: "" }] : [];
    const key = JSON.stringify([product, sku]);
    const known = prices.get(key);
    // A second percent is no tier: it stays a row of its own, which is refused as the same product again.
    if (known && percent === null && known.percent === null) known.tiers.push(...tiers);
    else prices.set(known ? `${key} ${row}` : key, { row, product, sku, percent, tiers });
  }
  if (prices.size > MAX_PRICES) return { prices: [], problem: TOO_MANY };
  return { prices: [...prices.values()] };
}

async function judge(db: Db, sent: readonly SentPrice[]): Promise<ReadRows> {
  const find = await productsOf(db, sent);
  const result: ReadRows = { rows: [], errors: [] };
  const rowOf = new Map<string, number>();
  for (const price of sent) {
    const { row } = price;
    const column = price.product ? "product" : "sku";
    const product = find(price);
    const earlier = product && rowOf.get(product.id);
    if (!product) {
      const message = "No product has this number. Take it from an export";
      result.errors.push({ row, column, message });
    } else if (earlier !== undefined) {
      result.errors.push({ row, column, message: `${product.name} is in row ${earlier} already` });
    }
    const read = readPrice(price);
    if ("errors" in read) result.errors.push(...read.errors);
    else if (product && earlier === undefined) {
      const { id: productId, name, sku, pricePaise: publicPaise } = product;
      result.rows.push({ productId, name, sku, publicPaise, listed: read.listed });
    }
    if (product && earlier === undefined) rowOf.set(product.id, row);
  }
  return result;
}

async function productsOf(db: Db, sent: readonly SentPrice[]) {
  const ids = sent.flatMap(({ product }) => (isUuid(product) ? [product.toLowerCase()] : []));
  const skus = sent.flatMap(({ product, sku }) => (product ? [] : storableText(sku).toLowerCase()));
  const rows = await db.$queryRaw<
    { id: string; name: string; sku: string | null; pricePaise: number }[]
  >`
    SELECT "id", "name", "sku", "pricePaise" FROM "products"
    WHERE "deletedAt" IS NULL
      AND ("id" = ANY (${ids}::uuid[]) OR lower("sku") = ANY (${skus}::text[]))`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const bySku = new Map(rows.map((row) => [row.sku?.toLowerCase(), row]));
  return ({ product, sku }: SentPrice) =>
    product ? byId.get(product.toLowerCase()) : sku ? bySku.get(sku.toLowerCase()) : undefined;
}

const PERCENT = "Write a percent above 0 and below 100 with at most two decimals, such as 12.5";

const percentField = numeric(PERCENT).pipe(
  z
    .number(PERCENT)
    .gt(PERCENT_OFF.above, PERCENT)
    .lt(PERCENT_OFF.below, PERCENT)
    .refine((percent) => Number(percent.toFixed(2)) === percent, PERCENT),
);

function readPrice({
  row,
  percent,
  tiers,
}: SentPrice): { listed: ListedPrice } | { errors: TableErrors } {
  const refuse = (column: string, message: string) => ({ errors: [{ row, column, message }] });
  if (percent === null) return readTiers(row, tiers);
  if (tiers.length > 0) return refuse("percent", "Give a percent or prices, not both");
  const parsed = percentField.safeParse(percent);
  return parsed.success ? { listed: { percent: parsed.data } } : refuse("percent", PERCENT);
}

function readTiers(
  row: number,
  sent: readonly SentTier[],
): { listed: ListedPrice } | { errors: TableErrors } {
  const refuse = (message: string) => ({ errors: [{ row, column: "price", message }] });
  if (sent.length === 0) return refuse("Give a percent off, or a price");
  if (sent.length > MAX_TIERS) return refuse(`A product has at most ${MAX_TIERS} prices`);
  const parsed = sent.map((tier) => ({ tier, read: tierFields.safeParse(tier) }));
  const errors = parsed.flatMap(({ tier, read }) =>
    (read.error?.issues ?? []).map(({ path, message }) => ({
      row: tier.row,
      column: `${tier.at}${String(path[0] ?? "price")}`,
      message,
    })),
  );
  if (errors.length > 0) return { errors };
  const tiers = storedTiers(parsed.flatMap(({ read }) => read.data ?? []));
  const problem = ownTierProblem(tiers);
  const wrong = problem && sent[problem.index];
  if (!problem || !wrong) return { listed: { tiers } };
  const column = `${wrong.at}${problem.part}`;
  return { errors: [{ row: wrong.row, column, message: problem.message }] };
}
