import "server-only";
import { createCategory } from "@/lib/catalogue/categories/create-category";
import { categorySlug } from "@/lib/base/ids/category-slug";
import { AppError } from "@/lib/base/errors";
import { counted } from "@/lib/base/text/counts";
import { parseCatalogue, type FileRow } from "./parse-file";
import { planImport, type ImportPlan } from "./plan-import";
import type { PlannedRow } from "./plan-row";
import { readCatalogue, type ImportChoices } from "./read-catalogue";
import type { StockRule } from "./plan-stock";
import { isUpdate, buildReport } from "./report";
import { importStep, STEP_ROWS, type ImportedBy } from "./import-step";
import type { ImportFields, ImportReport } from "./schemas";

export interface ImportProductsOptions extends ImportedBy {
  bytes: Uint8Array;
  fields: ImportFields;
  /** When true, only reports what would happen. */
  dryRun: boolean;
}

export interface Imported {
  report: ImportReport;
  /** Ids of products that changed. */
  changedProducts: string[];
  newCategories: string[];
  /** The error that ended the import early, or null. */
  failure: Error | null;
}

/**
 * Imports a catalogue file. A row is matched to a product by id, then article number, then name; a row without a
 * match adds a product. Products and columns that the file does not name stay unchanged. All rows are checked before
 * any is written, and nothing is written when a row is wrong. Rows are then written a few hundred at a time. If
 * writing fails midway, the rows already written stay, and importing the same file again continues from there.
 * @throws AppError invalid_input with the report, when a row is wrong and this is not a dry run
 */
export async function importProducts(options: ImportProductsOptions): Promise<Imported> {
  const { db, dryRun, fields, actor } = options;
  const owner = actor.userId ?? actor.identifier;
  const file = await parseCatalogue(options.bytes, owner, fields);
  const choices = {
    pictures: fields.pictures ?? {},
    makesCategories: fields.newCategories === "create",
    stock: stockRule(fields),
  };
  const checkedAt = new Date();
  const catalogue = await readCatalogue(db, file.rows, choices);
  const plan = planImport(file, catalogue);
  const newCategories = lackingCategories(file.rows, catalogue.categories);
  const report = (written: ImportPlan) =>
    buildReport({ plan: written, file, newCategories, dryRun, checkedAt });
  if (dryRun)
    return { report: report(plan), changedProducts: [], newCategories: [], failure: null };
  if (plan.errors.length > 0) throw refusal(report(plan), plan.errors.length);
  const made = listNewCategories(plan, catalogue.categories);
  for (const name of made) await makeCategory(options, name);
  const { rows, changedProducts, failure } = await runSteps(options, choices, plan, file);
  const written = report({ ...plan, rows: plan.rows.map((row) => rows.get(row.row) ?? row) });
  return { report: written, changedProducts, newCategories: made, failure };
}

function stockRule({ stock, checked }: ImportFields): StockRule {
  const shown = checked && { at: checked.at, stocks: new Map(Object.entries(checked.stocks)) };
  return { sets: stock === "set", ...(shown ? { checked: shown } : {}) };
}

function refusal(report: ImportReport, length: number): AppError {
  const message = `Nothing was imported: ${counted(length, "thing")} ${length === 1 ? "is" : "are"} wrong in the file.`;
  return new AppError("invalid_input", message, { extra: { report } });
}

interface StepsOutcome {
  /** The written rows by their number in the file. */
  rows: Map<number, PlannedRow>;
  changedProducts: string[];
  failure: Error | null;
}

async function runSteps(
  options: ImportProductsOptions,
  choices: ImportChoices,
  { rows: planned }: ImportPlan,
  { rows, decimalComma }: { rows: readonly FileRow[]; decimalComma: boolean },
): Promise<StepsOutcome> {
  const chosen = new Set(
    planned.filter((row) => row.before === null || isUpdate(row)).map(({ row }) => row),
  );
  const waiting = rows.filter(({ row }) => chosen.has(row));
  const changedProducts: string[] = [];
  const written = new Map<number, PlannedRow>();
  for (let from = 0; from < waiting.length; from += STEP_ROWS) {
    const step = waiting.slice(from, from + STEP_ROWS);
    try {
      const saved = await importStep(options, { rows: step, decimalComma, choices });
      changedProducts.push(...saved.changedProducts);
      for (const row of saved.rows) written.set(row.row, row);
    } catch (error) {
      return { rows: written, changedProducts, failure: brokenOff(error, from) };
    }
  }
  return { rows: written, changedProducts, failure: null };
}

/** When a concurrent change stopped the import, the message also says how far it got. */
function brokenOff(failure: unknown, done: number): Error {
  if (!(failure instanceof Error)) return new Error(String(failure));
  if (!(failure instanceof AppError)) return failure;
  const message = `${counted(done, "row")} ${done === 1 ? "was" : "were"} imported, then ${failure.message} Check the file again: what was imported then shows as unchanged.`;
  return new AppError(failure.code, message, failure.details);
}

/** Returns each category name that the shop lacks, once. */
function lackingCategories(rows: readonly FileRow[], categories: readonly string[]): string[] {
  const names = rows.flatMap(({ cells }) => cells.category?.text.trim() || []);
  return lacking(names, categories);
}

const listNewCategories = ({ rows }: ImportPlan, categories: readonly string[]): string[] =>
  lacking(
    rows.map(({ after }) => after.category),
    categories,
  );

function lacking(names: readonly string[], categories: readonly string[]): string[] {
  const known = new Set(categories.map(categorySlug));
  const byAddress = new Map(names.map((name) => [categorySlug(name), name]));
  return [...byAddress].flatMap(([slug, name]) => (slug === "" || known.has(slug) ? [] : [name]));
}

async function makeCategory(options: ImportProductsOptions, name: string): Promise<void> {
  const { db, actor, ipAddress } = options;
  await createCategory({ db, request: { name }, file: undefined, actor, ipAddress });
}
