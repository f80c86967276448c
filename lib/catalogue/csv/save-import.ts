import "server-only";
import { randomUUID } from "node:crypto";
import type { AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { notePrices } from "../admin/price-changes";
import { setStocks } from "../stock/stock";
import type { CatalogueRow } from "./columns";
import type { PlannedRow } from "./plan-row";

const STOCK_REASON = "CSV import";

/** Adds the products of one step, their stock as a change from none; answers their ids in the order of the rows. */
export async function saveCreated(
  tx: Transaction,
  rows: PlannedRow[],
  actor: AuditActor,
): Promise<string[]> {
  const products = rows.map(({ after }) => ({ ...after, id: randomUUID() }));
  await tx.$executeRaw`
    INSERT INTO "products" ("id", "name", "category", "pricePaise", "originalPricePaise",
      "minQuantity", "packMultiple", "priceTiers", "forSale", "isNew", "description", "features", "specifications",
      "images", "thumbnailImage", "hsnCode", "sku", "lowStockAt", "dispatchDays", "draft", "stockCount", "updatedAt")
    SELECT r."id", r."name", r."category", r."pricePaise", r."originalPricePaise",
      r."minQuantity", r."packMultiple", r."priceTiers", r."forSale", r."isNew", r."description", r."features", r."specifications",
      r."images", r."thumbnailImage", r."hsnCode", r."sku", r."lowStockAt", r."dispatchDays", r."draft", 0, now()
    FROM ${recordsOf(products)}`;
  await saveStocks(tx, products, actor);
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
  const renumbered = rows.filter(({ changed }) => changed.includes("sku"));
  // Two products may change their numbers for each other's.
  await tx.$executeRaw`
    UPDATE "products" SET "sku" = NULL
    WHERE "id" = ANY (${renumbered.map(({ after }) => after.id)}::uuid[])`;
  await tx.$executeRaw`
    UPDATE "products" p
    SET "name" = r."name", "category" = r."category", "pricePaise" = r."pricePaise",
      "originalPricePaise" = r."originalPricePaise", "minQuantity" = r."minQuantity",
      "packMultiple" = r."packMultiple", "priceTiers" = r."priceTiers", "forSale" = r."forSale",
      "isNew" = r."isNew", "description" = r."description", "features" = r."features",
      "specifications" = r."specifications", "images" = r."images",
      "thumbnailImage" = r."thumbnailImage", "hsnCode" = r."hsnCode",
      "sku" = r."sku", "lowStockAt" = r."lowStockAt", "dispatchDays" = r."dispatchDays", "draft" = r."draft", "updatedAt" = now()
    FROM ${recordsOf(rows.map(({ after }) => after))}
    WHERE p."id" = r."id"`;
  const prices = rows.flatMap(({ before, after }) =>
    before ? [{ productId: after.id, before, after }] : [],
  );
  await notePrices(tx, prices, actor);
  const counted = rows.filter(({ changed }) => changed.includes("stockCount"));
  await saveStocks(
    tx,
    counted.map(({ after }) => after),
    actor,
  );
}

/** As json and not jsonb, which would put the specifications into another order. */
function recordsOf(products: CatalogueRow[]): Prisma.Sql {
  return Prisma.sql`json_to_recordset(${JSON.stringify(products)}::json) AS r (
    "id" uuid, "name" text, "category" text, "pricePaise" int, "originalPricePaise" int,
    "minQuantity" int, "packMultiple" int, "priceTiers" jsonb, "forSale" boolean, "isNew" boolean, "description" text, "features" text[],
    "specifications" json, "images" text[], "thumbnailImage" text, "hsnCode" text,
    "sku" text, "lowStockAt" int, "dispatchDays" int, "draft" boolean
  )`;
}

async function saveStocks(
  tx: Transaction,
  products: CatalogueRow[],
  actor: AuditActor,
): Promise<void> {
  const counts = products.map(({ id, stockCount }) => ({ productId: id, stockCount }));
  await setStocks(tx, { counts, reason: STOCK_REASON, actor });
}
