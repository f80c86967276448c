import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import { csvStream, type CsvCell } from "@/lib/csv/csv-stream";
import type { PrismaClient } from "@/lib/db/generated/client";
import { adminProductWhere, type AdminProductQuery } from "../admin-queries";
import { CATALOGUE_ROW, CSV_COLUMNS, type CatalogueRow } from "./columns";
import { cellsOf } from "./write-cells";

/** Products that are held in memory at once. */
const BATCH = 500;

export interface ExportProductsOptions {
  db: PrismaClient;
  filter: Pick<AdminProductQuery, "q" | "category" | "status">;
  actor: AuditActor;
  ipAddress: string;
}

/**
 * The catalogue as a CSV file that importProducts takes back, by name, written while it is read: the
 * memory that it takes does not grow with it. Who takes the file is noted first.
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
  return csvStream(CSV_COLUMNS, rowsOf(db, filter));
}

async function* rowsOf(
  db: PrismaClient,
  filter: ExportProductsOptions["filter"],
): AsyncGenerator<CsvCell[]> {
  const where = adminProductWhere(filter);
  let last: CatalogueRow | undefined;
  do {
    const batch: CatalogueRow[] = (
      await db.product.findMany({
        where: last ? { AND: [where, after(last)] } : where,
        select: CATALOGUE_ROW,
        orderBy: [{ name: "asc" }, { id: "asc" }],
        take: BATCH,
      })
    ).map((row) => ({ ...row, specifications: row.specifications as Record<string, string> }));
    for (const product of batch) {
      const cells = cellsOf(product);
      yield CSV_COLUMNS.map((column) => cells[column]);
    }
    last = batch.length === BATCH ? batch.at(-1) : undefined;
  } while (last);
}

function after({ name, id }: CatalogueRow) {
  return { OR: [{ name: { gt: name } }, { name, id: { gt: id } }] };
}
