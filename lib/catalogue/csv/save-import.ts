import "server-only";
import { randomUUID } from "node:crypto";
import type { AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { setStocks } from "../stock";
import type { PlannedRow } from "./plan-row";

/** Rows that one statement writes. */
const BATCH = 500;

const STOCK_REASON = "CSV import";

/** Adds the products, their stock as a change from none; answers their ids in the order of the rows. */
export async function saveCreated(
  tx: Transaction,
  rows: PlannedRow[],
  actor: AuditActor,
): Promise<string[]> {
  const updatedAt = new Date();
  const products = rows.map(({ after }) => ({ ...after, id: randomUUID(), updatedAt }));
  for (const batch of batchesOf(products)) {
    await tx.product.createMany({ data: batch.map((product) => ({ ...product, stockCount: 0 })) });
  }
  const counts = products.map(({ id, stockCount }) => ({ productId: id, stockCount }));
  await setStocks(tx, { counts, reason: STOCK_REASON, actor });
  return products.map(({ id }) => id);
}

/**
 * Changes products that the transaction holds. All of them count as edited, those with another stock
 * alone too, so that the same file is not counted a second time.
 */
export async function saveUpdated(
  tx: Transaction,
  rows: PlannedRow[],
  actor: AuditActor,
): Promise<void> {
  for (const batch of batchesOf(rows)) {
    // As json and not jsonb, which would put the specifications into another order.
    const records = JSON.stringify(batch.map(({ after }) => after));
    await tx.$executeRaw`
      UPDATE "products" p
      SET "name" = r."name", "category" = r."category", "pricePaise" = r."pricePaise",
        "originalPricePaise" = r."originalPricePaise", "forSale" = r."forSale",
        "isNew" = r."isNew", "description" = r."description", "features" = r."features",
        "specifications" = r."specifications", "images" = r."images",
        "thumbnailImage" = r."thumbnailImage", "updatedAt" = now()
      FROM json_to_recordset(${records}::json) AS r (
        "id" uuid, "name" text, "category" text, "pricePaise" int, "originalPricePaise" int,
        "forSale" boolean, "isNew" boolean, "description" text, "features" text[],
        "specifications" json, "images" text[], "thumbnailImage" text
      )
      WHERE p."id" = r."id"`;
  }
  const counts = rows
    .filter(({ changed }) => changed.includes("stockCount"))
    .map(({ after }) => ({ productId: after.id, stockCount: after.stockCount }));
  await setStocks(tx, { counts, reason: STOCK_REASON, actor });
}

function batchesOf<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
}
