import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { csvStream, type CsvCell } from "@/lib/base/text/csv";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { eachRow, type FindArguments } from "@/lib/db/page";
import { adminKeys } from "../admin/keys";
import { adminProductWhere, type AdminFilter } from "../admin/queries";
import { CATALOGUE_ROW, toCatalogueRow, CSV_COLUMNS } from "./columns";
import { toCells } from "./write-cells";

/** Maximum number of products in memory at once. */
const BATCH = 500;

export interface ExportProductsOptions extends AuditedWrite {
  filter: AdminFilter;
}

/**
 * Exports the catalogue as a CSV file that importProducts can read back, sorted by name. It streams, so memory use
 * does not grow with the catalogue. The audit log first records who took the file.
 */
export async function exportProducts({
  db,
  filter,
  actor,
  ipAddress,
}: ExportProductsOptions): Promise<ReadableStream<Uint8Array>> {
  await db.$transaction(async (tx) => {
    const count = await tx.product.count({ where: adminProductWhere(filter) });
    const { q = null, category = null, status = null } = filter;
    await recordAudit(tx, {
      event: "Products Export",
      actor,
      description: `${actor.name} exported ${count} ${count === 1 ? "product" : "products"}`,
      ipAddress,
      details: { filter: { q, category, status }, count },
    });
  });
  return csvStream(CSV_COLUMNS, streamRows(db, filter));
}

async function* streamRows(db: PrismaClient, filter: AdminFilter): AsyncGenerator<CsvCell[]> {
  const rows = eachRow(
    {
      keys: adminKeys("name-asc"),
      where: adminProductWhere(filter),
      find: (found: FindArguments<Prisma.ProductWhereInput>) =>
        db.product.findMany({ ...found, select: { ...CATALOGUE_ROW, stockBand: true } }),
    },
    BATCH,
  );
  for await (const row of rows) {
    const cells = toCells(toCatalogueRow(row));
    yield CSV_COLUMNS.map((column) => cells[column]);
  }
}
