import { categorySlug } from "@/lib/base/ids/category-slug";
import { EMPTY, isFilled } from "@/lib/base/tables/cell";
import { THUMBNAIL_REQUIRED } from "../product-form";
import { supplyProblems } from "../editing/save-supply";
import { termsProblems } from "../editing/save-terms";
import {
  getCsv,
  NEW_PRODUCT,
  PRODUCT_COLUMNS,
  REQUIRED_COLUMNS,
  splitSpecifications,
  type CatalogueRow,
  type ProductColumn,
} from "./columns";
import type { FileRow } from "./parse-file";
import { hasCountRead, stockAfter, type Complain } from "./plan-stock";
import { cellReader } from "./read-cells";
import type { ImportError } from "./schemas";
import { settlePictures } from "./settle-pictures";
import { toCells, cellText } from "./write-cells";
import type { RowContext } from "./row-context";

export interface PlannedRow {
  row: number;
  /** Null when the row adds a product. */
  before: CatalogueRow | null;
  /** The product after the import. A new product has no id and no edit date yet. */
  after: CatalogueRow;
  /** Columns that change; empty when the product already matches the row. */
  changed: ProductColumn[];
  /** Notes for the owner. */
  notes: string[];
  /** The file's stock, set when the row leaves the product's own stock unchanged. */
  stockInFile?: number;
}

/** Compares one row with its product. Returns the plan, or all errors of the row. */
export function planRow(file: FileRow, context: RowContext): PlannedRow | ImportError[] {
  if (!context.before) {
    const unknown = refuseUnknown(file);
    if (unknown) return [unknown];
  }
  const errors: ImportError[] = [];
  const complain: Complain = (column, message) => {
    errors.push({ row: file.row, column, message });
  };
  const notes: string[] = [];
  const { before } = context;
  const start = before ?? NEW_PRODUCT;
  const after = { ...start, ...toPatch(file, context, complain) };
  settlePackSize(after, file, complain);
  if (after.category !== start.category) settleCategory(after, context, complain);
  const inFile = after.stockCount;
  if (before && !errors.some(({ column }) => column === "stockCount")) {
    after.stockCount = stockAfter(file, before, after, { ...context, complain });
  }
  if (errors.length === 0) refuseTogether(after, complain);
  settlePictures(file, after, context, { complain, note: (text) => notes.push(text) });
  if (!before) notes.push(...settleDraft(after));
  else if (!after.draft && after.images.length === 0) complain("images", THUMBNAIL_REQUIRED);
  const [now, then] = [toCells(after), toCells(start)];
  const changed = PRODUCT_COLUMNS.filter(
    (column) => cellText(now[column]) !== cellText(then[column]),
  );
  if (before && changed.length > 0) refuseStale(file, before, complain);
  if (errors.length > 0) return errors;
  const isLeft =
    before && !context.stock.sets && !hasCountRead(file) && inFile !== after.stockCount;
  const left = isLeft ? { stockInFile: inFile } : {};
  return { row: file.row, before, after, changed, notes, ...left };
}

/** A file without the columns required for a new product only updates existing products, for example a price list. */
function refuseUnknown({ row, cells }: FileRow): ImportError | null {
  const missing = REQUIRED_COLUMNS.filter((column) => cells[column] === undefined);
  if (missing.length === 0) return null;
  const column = cells.name === undefined && cells.sku !== undefined ? "sku" : "name";
  const message = `No product of the shop has this name or article number. Correct it; to add a new product the file needs the columns ${REQUIRED_COLUMNS.join(", ")}.`;
  return { row, column, message };
}

/** Makes a new product a draft when it lacks something the shop requires. Returns the reasons. */
function settleDraft(after: CatalogueRow): string[] {
  const reasons: string[] = [];
  if (after.images.length === 0) reasons.push("A draft until it has a picture.");
  if (after.description === "") {
    reasons.push("A draft: its name stands in for the description until you write one.");
    after.description = after.name;
  }
  if (reasons.length > 0) after.draft = true;
  return reasons;
}

/**
 * Reads the changes from the cells. Skips cells that equal today's export, so that a product saved under older rules
 * still passes. Missing columns and empty switches change nothing.
 */
function toPatch(
  { cells }: FileRow,
  { before, decimalComma }: RowContext,
  complain: Complain,
): Partial<CatalogueRow> {
  const exported = before && toCells(before);
  const patches = PRODUCT_COLUMNS.map((column): Partial<CatalogueRow> => {
    const { isRequired, isLeftOpen } = getCsv(column);
    const cell = cells[column] ?? (before || !isRequired ? undefined : EMPTY);
    if (cell === undefined || (!isFilled(cell) && isLeftOpen)) return {};
    if (exported && cell.text === cellText(exported[column])) return {};
    const { success, data, error } = cellReader(column, decimalComma).safeParse(cell);
    if (success) return data;
    complain(column, error.issues[0]?.message ?? "This cannot be read");
    return {};
  });
  return Object.assign({}, ...patches) as Partial<CatalogueRow>;
}

/** Files from before the column have the pack size among the specifications. */
function settlePackSize(after: CatalogueRow, { cells }: FileRow, complain: Complain): void {
  const { specifications, packSize } = splitSpecifications(after.specifications);
  after.specifications = specifications;
  if (packSize === null) return;
  const isStated = cells.packSize !== undefined && isFilled(cells.packSize);
  if (isStated && after.packSize !== packSize) {
    complain("packSize", `The specifications of this row say ${packSize}. Remove one of the two`);
  } else after.packSize = packSize;
}

/** A category can be given by name or by slug. */
function settleCategory(
  after: CatalogueRow,
  { categories, makesCategories }: RowContext,
  complain: Complain,
): void {
  const slug = categorySlug(after.category);
  const name =
    categories.find((category) => category === after.category) ??
    categories.find((category) => categorySlug(category) === slug);
  if (name !== undefined) after.category = name;
  else if (slug === "") complain("category", "Name the category with letters or digits");
  else if (!makesCategories) complain("category", `Choose one of: ${categories.join(", ")}`);
}

/** Checks that the price, its tiers and the quantities fit together. */
function refuseTogether(after: CatalogueRow, complain: Complain): void {
  const problems = {
    ...termsProblems(after),
    ...supplyProblems(after, after),
  };
  const [problem] = Object.entries(problems);
  if (!problem) return;
  const [field, message] = problem;
  complain(PRODUCT_COLUMNS.find((column) => column === field.split(".")[0]) ?? "price", message);
}

/** Refuses a row whose product was edited after the export, so that the edit is not lost. */
function refuseStale({ cells }: FileRow, before: CatalogueRow, complain: Complain): void {
  const read = cells.updatedAt?.text.trim();
  if (!read) return;
  const moment = new Date(read).getTime();
  if (Number.isNaN(moment)) complain("updatedAt", "Leave this as it was exported, or empty it");
  else if (moment < before.updatedAt.getTime()) {
    complain(
      "updatedAt",
      "This product was changed after the file was exported. Export again and bring your changes into the new file.",
    );
  }
}
