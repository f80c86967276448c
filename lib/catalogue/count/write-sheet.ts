import "server-only";
import { randomUUID } from "node:crypto";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { counted } from "@/lib/base/text/counts";
import { csvStream, type CsvCell } from "@/lib/base/text/csv";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { eachRow, type FindArguments } from "@/lib/db/page";
import { AppError } from "@/lib/base/errors";
import { adminKeys } from "../admin/keys";
import { adminProductWhere, type AdminFilter } from "../admin/queries";
import { COUNT_LIMITS, type CountRows, SHEET_COLUMNS } from "./schemas";

/** Maximum number of products in memory at once. */
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

/** Made-to-order products have no stock to count. */
const countedWhere = (filter: AdminFilter): Prisma.ProductWhereInput => ({
  AND: [adminProductWhere(filter), { supply: "stock" }],
});

export interface CountSheetOptions extends AuditedWrite {
  filter: AdminFilter;
}

/**
 * Writes a count sheet of the products that match the filter, sorted by name. Every row carries the current stock and
 * the sheet's id, so that a count is booked against that moment and only once. The audit log first records who took
 * the sheet.
 */
export async function writeCountSheet(
  options: CountSheetOptions,
): Promise<ReadableStream<Uint8Array>> {
  const { db, filter } = options;
  const sheet = randomUUID();
  await noteSheet(options, sheet, await db.product.count({ where: countedWhere(filter) }));
  return csvStream(SHEET_COLUMNS, streamRows(db, filter, sheet));
}

/**
 * Returns the same rows for a page that is filled in on screen or printed.
 * @throws AppError too_large when there are more products than one page can hold
 */
export async function readCountRows(options: CountSheetOptions): Promise<CountRows> {
  const { db, filter } = options;
  const products = await db.product.findMany({
    where: countedWhere(filter),
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: COUNT_LIMITS.shown + 1,
    select: ROW,
  });
  if (products.length > COUNT_LIMITS.shown) throw tooMany();
  const rows = products.map(({ id, sku, name, category, stockCount }) => ({
    _id: id,
    sku,
    name,
    category,
    expected: stockCount,
  }));
  const sheet = randomUUID();
  await noteSheet(options, sheet, rows.length);
  return { sheet, at: new Date().toISOString(), rows };
}

async function noteSheet(
  { db, filter, actor, ipAddress }: CountSheetOptions,
  sheet: string,
  count: number,
): Promise<void> {
  const { q = null, category = null, status = null } = filter;
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Count Sheet Export",
      actor,
      description: `${actor.name} made a count sheet of ${counted(count, "product")}`,
      ipAddress,
      details: { sheet, filter: { q, category, status }, count },
    }),
  );
}

function tooMany(): AppError {
  const message = `These are more than ${COUNT_LIMITS.shown} products. Choose a category in the list first, or download the sheet.`;
  return new AppError("too_large", message);
}

async function* streamRows(
  db: PrismaClient,
  filter: AdminFilter,
  sheet: string,
): AsyncGenerator<CsvCell[]> {
  const rows = eachRow(
    {
      keys: adminKeys("name-asc"),
      where: countedWhere(filter),
      find: (found: FindArguments<Prisma.ProductWhereInput>) =>
        db.product.findMany({ ...found, select: ROW }),
    },
    BATCH,
  );
  for await (const { id, sku, name, category, stockCount } of rows) {
    yield [sku, name, category, stockCount, "", id, sheet];
  }
}
