import "server-only";
import { randomUUID } from "node:crypto";
import { Prisma } from "shop-database";
import { type AuditedWrite, recordAudit, type AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { lockTexts } from "@/lib/db/locks/text-locks";
import { filledTranslations } from "@/lib/base/input/translations";
import { AppError } from "@/lib/base/errors";
import { announce } from "@/lib/messaging/events/announce";
import { announceChanges } from "../fields/announce-changes";
import type { FileRow } from "./parse-file";
import { planImport, type ImportPlan } from "./plan-import";
import { lockProducts, readCatalogue, type ImportChoices } from "./read-catalogue";
import { auditedChanges, isUpdate } from "./report";
import { notePrices } from "../admin/price-changes";
import { withPackSize } from "../specifications";
import { setStocks } from "../stock/stock";
import { getColumn, getSqlColumn } from "../fields/product-fields";
import { STORED_COLUMNS, type CatalogueRow } from "./columns";
import type { PlannedRow } from "./plan-row";

const STOCK_REASON = "CSV import";

/** Columns that an import writes; the stock is booked apart. */
const WRITTEN_COLUMNS = [
  ...STORED_COLUMNS.filter((field) => field !== "stockCount").map(getSqlColumn),
  "translations",
];

const WRITTEN = Prisma.raw(WRITTEN_COLUMNS.map((column) => `"${column}"`).join(", "));
const WRITTEN_OF_ROW = Prisma.raw(WRITTEN_COLUMNS.map((column) => `r."${column}"`).join(", "));

/**
 * Inserts the new products of one step and records their stock as a change from 0. Returns their ids in the order of
 * the rows.
 */
async function saveCreated(
  tx: Transaction,
  rows: PlannedRow[],
  actor: AuditActor,
): Promise<string[]> {
  const products = rows.map(({ after }) => ({ ...after, id: randomUUID() }));
  await tx.$executeRaw`
    INSERT INTO "products" ("id", ${WRITTEN}, "stockCount", "updatedAt")
    SELECT "id", ${WRITTEN}, 0, now() FROM ${recordsSql(products)}`;
  await saveStocks(tx, products, actor);
  const ids = products.map(({ id }) => id);
  await announce(tx, "product.changed", ids);
  return ids;
}

/**
 * Updates products that the transaction has locked. Every row counts as an edit, even when only the stock changes, so
 * that importing the same file again does not book the stock twice.
 */
async function saveUpdated(tx: Transaction, rows: PlannedRow[], actor: AuditActor): Promise<void> {
  const ids = rows.map(({ after }) => after.id);
  await announceChanges(tx, ids, () => writeRows(tx, rows));
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

async function writeRows(tx: Transaction, rows: PlannedRow[]): Promise<void> {
  const renumbered = rows.filter(({ changed }) => changed.includes("sku"));
  // Clears the numbers first, because two products may swap their numbers.
  await tx.$executeRaw`
    UPDATE "products" SET "sku" = NULL
    WHERE "id" = ANY (${renumbered.map(({ after }) => after.id)}::uuid[])`;
  await tx.$executeRaw`
    UPDATE "products" p
    SET (${WRITTEN}, "updatedAt") = (SELECT ${WRITTEN_OF_ROW}, now())
    FROM ${recordsSql(rows.map(({ after }) => after))}
    WHERE p."id" = r."id"`;
}

/** Records of the products. Uses json and not jsonb, because jsonb would reorder the specifications. */
function recordsSql(products: CatalogueRow[]): Prisma.Sql {
  const records = JSON.stringify(products.map(toRecord));
  return Prisma.sql`json_populate_recordset(NULL::"products", ${records}::json) AS r`;
}

function toRecord({ nameHi, descriptionHi, featuresHi, packSize, ...product }: CatalogueRow) {
  const hi = { name: nameHi, description: descriptionHi, features: featuresHi };
  const values: Record<string, unknown> = {
    ...product,
    specifications: withPackSize(product.specifications, packSize),
  };
  const columns = STORED_COLUMNS.map(
    (field) => [getSqlColumn(field), values[getColumn(field)]] as const,
  );
  const translations = filledTranslations({ hi });
  return { ...Object.fromEntries(columns), id: product.id, translations };
}

async function saveStocks(
  tx: Transaction,
  products: CatalogueRow[],
  actor: AuditActor,
): Promise<void> {
  const counts = products.map(({ id, stockCount }) => ({ productId: id, stockCount }));
  await setStocks(tx, { counts, reason: STOCK_REASON, actor });
}

/** Rows per transaction. An order waits at most for one such transaction. */
export const STEP_ROWS = 500;

const TRANSACTION = { maxWait: 10_000, timeout: 30_000 };

export type ImportedBy = AuditedWrite;

export interface WrittenStep {
  /** The rows as they were written, because another import may have come first. */
  rows: PlannedRow[];
  changedProducts: string[];
}

export interface ImportStep {
  rows: readonly FileRow[];
  decimalComma: boolean;
  choices: ImportChoices;
}

/**
 * Writes one step of the file with its audit entry. Plans the rows again after locking the products.
 * @throws AppError invalid_input when a concurrent edit changed which product a row means
 */
export async function importStep(
  options: ImportedBy,
  { rows, decimalComma, choices }: ImportStep,
): Promise<WrittenStep> {
  return options.db.$transaction(async (tx) => {
    // Two imports of the same new names would each add them: only article numbers are unique.
    await lockTexts(tx, "products", ["import"]);
    await lockProducts(tx, rows);
    const catalogue = await readCatalogue(tx, rows, choices);
    // Categories were created earlier. One that was renamed since is reported as an error.
    const plan = planImport(
      { rows: [...rows], decimalComma, errors: [] },
      { ...catalogue, makesCategories: false },
    );
    const [wrong] = plan.errors;
    if (wrong)
      throw new AppError("invalid_input", `row ${wrong.row} was refused: ${wrong.message}`);
    return { rows: plan.rows, changedProducts: await save(tx, options, plan) };
  }, TRANSACTION);
}

async function save(
  tx: Transaction,
  { actor, ipAddress }: ImportedBy,
  { rows }: ImportPlan,
): Promise<string[]> {
  const added = rows.filter(({ before }) => before === null);
  const updated = rows.filter(isUpdate);
  if (added.length + updated.length === 0) return [];
  const created = await saveCreated(tx, added, actor);
  await saveUpdated(tx, updated, actor);
  const ids = updated.map(({ after }) => after.id);
  await recordAudit(tx, {
    event: "Products Import",
    actor,
    description: `${actor.name} imported the catalogue's file: ${added.length} added, ${updated.length} changed`,
    ipAddress,
    details: {
      rows: rows.length,
      created,
      updated: ids,
      changes: Object.fromEntries(updated.map((row) => [row.after.id, auditedChanges(row)])),
    },
  });
  return [...created, ...ids];
}
