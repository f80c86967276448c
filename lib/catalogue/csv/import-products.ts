import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import { listCategories } from "@/lib/categories/queries";
import type { Db, Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/db/uuid";
import { AppError } from "@/lib/errors";
import { CATALOGUE_ROW, catalogueRowOf, type CatalogueRow } from "./columns";
import { parseCatalogue, type CatalogueFile } from "./parse-file";
import { idOf, planImport, type Catalogue, type ImportPlan } from "./plan-import";
import { auditedChanges, isUpdate, reportOf } from "./report";
import { saveCreated, saveUpdated } from "./save-import";
import type { ImportReport } from "./schemas";

export interface ImportProductsOptions {
  db: PrismaClient;
  /** The file. */
  bytes: Uint8Array;
  /** True: only says what would happen. */
  dryRun: boolean;
  actor: AuditActor;
  ipAddress: string;
}

export interface Imported {
  report: ImportReport;
  /** Ids of products that are another than before. */
  changedProducts: string[];
}

/** Products whose changes the audit log tells; of more it keeps the ids, and the owner has the file. */
const AUDITED = 500;

/** Five thousand rows are read, compared and written in a few seconds. */
const TRANSACTION = { maxWait: 10_000, timeout: 60_000 };

/**
 * Takes the catalogue's file back: rows with an id change that product, rows without one add a product;
 * what the file does not name stays. All rows or none: with anything wrong nothing is written.
 * @throws AppError invalid_input, with the report, when there is anything wrong and it is no dry run
 */
export async function importProducts(options: ImportProductsOptions): Promise<Imported> {
  const { db, dryRun } = options;
  const file = parseCatalogue(options.bytes);
  if (dryRun) {
    const plan = planImport(file, await readCatalogue(db, file));
    return { report: reportOf(plan, true), changedProducts: [] };
  }
  return db.$transaction(async (tx) => {
    await lockProducts(tx, file);
    const plan = planImport(file, await readCatalogue(tx, file));
    const report = reportOf(plan, false);
    if (plan.errors.length > 0) throw refusal(report);
    return { report, changedProducts: await save(tx, options, plan) };
  }, TRANSACTION);
}

function refusal(report: ImportReport): AppError {
  const count = report.errors.length;
  const message = `Nothing was imported: ${count} ${count === 1 ? "thing is" : "things are"} wrong in the file.`;
  return new AppError("invalid_input", message, { extra: { report } });
}

const idsOf = (file: CatalogueFile) => file.rows.map(idOf).filter(isUuid);

/** In the order of their ids, as orders do, so that neither can block the other for good. */
async function lockProducts(tx: Transaction, file: CatalogueFile): Promise<void> {
  await tx.$queryRaw`
    SELECT "id" FROM "products" WHERE "id" = ANY (${idsOf(file)}::uuid[])
    ORDER BY "id" FOR NO KEY UPDATE`;
}

async function readCatalogue(db: Db, file: CatalogueFile): Promise<Catalogue> {
  const rows = await db.product.findMany({
    where: { id: { in: idsOf(file) }, deletedAt: null },
    select: CATALOGUE_ROW,
  });
  const products = rows.map((row): [string, CatalogueRow] => [row.id, catalogueRowOf(row)]);
  const known = await knownImages(db, file);
  const shelves = await listCategories(db);
  return {
    products: new Map(products),
    categories: shelves.map(({ name }) => name),
    isKnownImage: (url) => known.has(url),
  };
}

/** Pictures that are stored, held so that no clean-up takes them meanwhile, and those that products show. */
async function knownImages(db: Db, file: CatalogueFile): Promise<Set<string>> {
  const named = file.rows.flatMap(({ cells }) => cells.images?.split(/[\n|]/) ?? []);
  const urls = [...new Set(named.map((url) => url.trim()))];
  const stored = await db.$queryRaw<{ url: string }[]>`
    SELECT "url" FROM "stored_images" WHERE "url" = ANY (${urls}) ORDER BY "url" FOR KEY SHARE`;
  const shown = await db.$queryRaw<{ url: string }[]>`
    SELECT DISTINCT image AS url FROM "products" p, unnest(p."images") AS image
    WHERE p."deletedAt" IS NULL AND image = ANY (${urls})`;
  return new Set([...stored, ...shown].map(({ url }) => url));
}

/** Answers the ids of the products that changed; a file that changes nothing leaves no trace. */
async function save(
  tx: Transaction,
  { actor, ipAddress }: ImportProductsOptions,
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
      changes: Object.fromEntries(
        updated.slice(0, AUDITED).map((row) => [row.after.id, auditedChanges(row)]),
      ),
    },
  });
  return [...created, ...ids];
}
