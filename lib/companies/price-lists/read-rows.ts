import "server-only";
import type { TableErrors } from "@/lib/base/input/table-errors";
import { isUuid } from "@/lib/base/ids/uuid";
import { storableText } from "@/lib/base/input/storable";
import { isFilled, type Cell } from "@/lib/base/tables/cell";
import { readLines } from "@/lib/base/tables/read-lines";
import { readMoney } from "@/lib/base/tables/read-money";
import { readPacks, readPercent } from "@/lib/base/tables/read-measure";
import { type NumberStyle, type Read } from "@/lib/base/tables/read-number";
import type { Db } from "@/lib/db/client";
import type { ListedPrice } from "@/lib/pricing/listed-price";
import { toRupees } from "@/lib/pricing/money";
import { MAX_TIERS } from "@/lib/pricing/price-tiers";
import { readPrice, type SentPrice, type SentTier } from "./read-price";
import { MAX_PRICES, READ_COLUMNS, type SentPriceRow } from "./schemas";

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

interface SentRow extends SentPrice {
  product: string;
  sku: string;
}

/** Reads all rows of a list or a file, and reports the mistake of each invalid one. */
export async function readRows(db: Db, sent: readonly SentPriceRow[] | string): Promise<ReadRows> {
  if (typeof sent !== "string") return validate(db, sent.map(rowOfList));
  const { prices, problem } = pricesOfFile(sent);
  if (problem) return { rows: [], errors: [{ row: 1, column: "", message: problem }] };
  return validate(db, prices);
}

const rowOfList = ({ tiers, ...sent }: SentPriceRow, index: number): SentRow => {
  const row = index + 1;
  return {
    ...sent,
    row,
    tiers: (tiers ?? []).map((tier, n) => ({ ...tier, row, at: `tiers.${n}.` })),
  };
};

const HEADING = "The first line names the columns: product or sku, and percent, or from and price.";
const TOO_MANY = `A price list holds at most ${MAX_PRICES} products.`;

/** Joins the lines of a file by product: several lines of one product are its price tiers. */
function pricesOfFile(text: string): { prices: SentRow[]; problem?: string } {
  const most = MAX_PRICES * MAX_TIERS;
  const file = readLines(text, { kind: "prices", columns: READ_COLUMNS, most, tooMany: TOO_MANY });
  const { lines, found, problem } = file;
  if (problem !== undefined) return { prices: [], problem };
  const has = (...columns: (typeof READ_COLUMNS)[number][]) =>
    columns.some((column) => found.includes(column));
  if (!has("product", "sku") || !has("percent", "price")) return { prices: [], problem: HEADING };
  const prices = new Map<string, SentRow & { tiers: SentTier[] }>();
  for (const { row, cells } of lines) {
    const [product, sku] = [cells.product.text.trim(), cells.sku.text.trim()];
    const percent = isFilled(cells.percent) ? given(cells.percent, readPercent, file) : null;
    const tier = () => ({
      from: isFilled(cells.from) ? given(cells.from, readPacks, file) : 1,
      price: given(cells.price, readRupees, file),
      row,
      at: "",
    });
    const tiers = isFilled(cells.from) || isFilled(cells.price) ? [tier()] : [];
    const key = JSON.stringify([product, sku]);
    const known = prices.get(key);
    // A second percent is no tier: it stays a separate row, which is refused as a duplicate product.
    if (known && percent === null && known.percent === null) known.tiers.push(...tiers);
    else prices.set(known ? `${key} ${row}` : key, { row, product, sku, percent, tiers });
  }
  if (prices.size > MAX_PRICES) return { prices: [], problem: TOO_MANY };
  return { prices: [...prices.values()] };
}

/** The value read from a cell; else its text, which the field's schema then refuses. */
const given = (
  cell: Cell,
  read: (cell: Cell, style: NumberStyle) => Read<number>,
  style: NumberStyle,
): string | number => read(cell, style).value ?? cell.text.trim();

function readRupees(cell: Cell, style: NumberStyle): Read<number> {
  const { value, reason } = readMoney(cell, { ...style, per: "pack" });
  return reason === undefined ? { value: toRupees(value) } : { reason };
}

async function validate(db: Db, sent: readonly SentRow[]): Promise<ReadRows> {
  const find = await readProducts(db, sent);
  const result: ReadRows = { rows: [], errors: [] };
  const rowOf = new Map<string, number>();
  for (const price of sent) {
    const { row } = price;
    const column = price.product ? "product" : "sku";
    const product = find(price);
    const earlier = product && rowOf.get(product.id);
    if (!product) {
      const message = "No product has this number. Take it from an export.";
      result.errors.push({ row, column, message });
    } else if (earlier !== undefined) {
      result.errors.push({ row, column, message: `${product.name} is in row ${earlier} already.` });
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

async function readProducts(db: Db, sent: readonly SentRow[]) {
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
  return ({ product, sku }: SentRow) =>
    product ? byId.get(product.toLowerCase()) : sku ? bySku.get(sku.toLowerCase()) : undefined;
}
