import "server-only";
import { randomUUID } from "node:crypto";
import { csvStream, type CsvCell } from "@/lib/base/csv/csv-stream";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { eachRow, type FindArguments } from "@/lib/db/page";
import { AppError } from "@/lib/base/errors";
import { adminKeys } from "../admin/keys";
import { adminProductWhere, type AdminFilter } from "../admin/queries";
import { COUNT_LIMITS, type CountRows } from "./schemas";
import { SHEET_COLUMNS } from "./sheet-columns";

/** Products that are held in memory at once. */
const BATCH = 500;

const ROW = {
  id: true,
  sku: true,
  name: true,
  category: true,
  stockCount: true,
  pricePaise: true,
  stockBand: true,
  updatedAt: true,
} as const satisfies Prisma.ProductSelect;

/**
 * A sheet for counting what the filter picks, by name. Every row carries the stock as it is now and the
 * sheet's own id, by which a count is booked against that moment, and only once.
 */
export function writeCountSheet(
  db: PrismaClient,
  filter: AdminFilter,
): Promise<ReadableStream<Uint8Array>> {
  return csvStream(SHEET_COLUMNS, rowsOf(db, filter, randomUUID()));
}

/**
 * The same to be filled in on a screen, or printed from it.
 * @throws AppError too_large for more products than a page can hold
 */
export async function readCountRows(db: PrismaClient, filter: AdminFilter): Promise<CountRows> {
  const products = await db.product.findMany({
    where: adminProductWhere(filter),
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: COUNT_LIMITS.shown + 1,
    select: ROW,
  });
  if (products.length > COUNT_LIMITS.shown) throw tooMany();
  const rows = products.map(({ id, sku, name, category, stockCount }) => ({
    ...{ _id: id, sku, name, category },
    expected: stockCount,
  }));
  return { sheet: randomUUID(), at: new Date().toISOString(), rows };
}

function tooMany(): AppError {
  const message = `These are more than ${COUNT_LIMITS.shown} products. Choose a category in the list first, or download the sheet.`;
  return new AppError("too_large", message);
}

async function* rowsOf(
  db: PrismaClient,
  filter: AdminFilter,
  sheet: string,
): AsyncGenerator<CsvCell[]> {
  const rows = eachRow(
    {
      keys: adminKeys("name-asc"),
      where: adminProductWhere(filter),
      find: (found: FindArguments<Prisma.ProductWhereInput>) =>
        db.product.findMany({ ...found, select: ROW }),
    },
    BATCH,
  );
  for await (const { id, sku, name, category, stockCount } of rows) {
    yield [sku, name, category, stockCount, "", id, sheet];
  }
}
