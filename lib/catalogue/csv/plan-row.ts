import { categorySlug } from "@/lib/categories/slug";
import { MOST_STOCK } from "../product-form";
import { termsProblems } from "../save-terms";
import {
  CSV_COLUMNS,
  REQUIRED_COLUMNS,
  type CatalogueRow,
  type CsvColumn,
  type ProductColumn,
} from "./columns";
import type { FileRow } from "./parse-file";
import { cellReader } from "./read-cells";
import type { ImportError } from "./schemas";
import { cellsOf, cellText } from "./write-cells";

/** What becomes of one row of the file. */
export interface PlannedRow {
  row: number;
  /** Null: the product is added. */
  before: CatalogueRow | null;
  /** The product from then on; a new one has neither an id nor a date of edit yet. */
  after: CatalogueRow;
  /** What changes; empty where the product is as the row says already. */
  changed: ProductColumn[];
}

export interface RowContext {
  /** The product that the row names; null for a new one. */
  before: CatalogueRow | null;
  decimalComma: boolean;
  /** The names of the shop's categories, in their order. */
  categories: readonly string[];
  /** Whether an address is that of a picture of this shop. */
  isKnownImage: (url: string) => boolean;
}

type Complain = (column: CsvColumn, message: string) => void;

const PRODUCT_COLUMNS = CSV_COLUMNS.filter(
  (column): column is ProductColumn =>
    column !== "id" && column !== "stockCountRead" && column !== "updatedAt",
);

const NEW_PRODUCT: CatalogueRow = {
  id: "",
  name: "",
  category: "",
  pricePaise: 0,
  originalPricePaise: null,
  minQuantity: 1,
  packMultiple: 1,
  priceTiers: [],
  stockCount: 0,
  forSale: true,
  isNew: false,
  description: "",
  features: [],
  specifications: {},
  images: [],
  thumbnailImage: "",
  hsnCode: null,
  updatedAt: new Date(0),
};

/** Compares one row with the product that it names. Either its plan or all that is wrong with it. */
export function planRow(file: FileRow, context: RowContext): PlannedRow | ImportError[] {
  const errors: ImportError[] = [];
  const complain: Complain = (column, message) => {
    errors.push({ row: file.row, column, message });
  };
  const { before } = context;
  const start = before ?? NEW_PRODUCT;
  const after = { ...start, ...patchOf(file, context, complain) };
  if (after.category !== start.category) settleCategory(after, context, complain);
  if (before && !errors.some(({ column }) => column === "stockCount")) {
    after.stockCount = stockAfter(file, before, after, complain);
  }
  if (errors.length === 0) refuseTogether(after, complain);
  settlePictures(file, after, context, complain);
  const changed = PRODUCT_COLUMNS.filter(
    (column) => cellText(cellsOf(after)[column]) !== cellText(cellsOf(start)[column]),
  );
  if (before && changed.length > 0) refuseStale(file, before, complain);
  return errors.length > 0 ? errors : { row: file.row, before, after, changed };
}

/**
 * What the cells say. A cell that is as it would be exported is not read, so that a product from before
 * today's rules passes; a missing column says nothing, and neither does an empty switch.
 */
function patchOf(
  { cells }: FileRow,
  { before, decimalComma }: RowContext,
  complain: Complain,
): Partial<CatalogueRow> {
  const exported = before && cellsOf(before);
  const patches = PRODUCT_COLUMNS.map((column): Partial<CatalogueRow> => {
    const cell = cells[column] ?? (before || !isRequired(column) ? undefined : "");
    if (cell === undefined || (cell.trim() === "" && isSwitch(column))) return {};
    if (exported && cell === cellText(exported[column])) return {};
    const { success, data, error } = cellReader(column, decimalComma).safeParse(cell);
    if (success) return data;
    complain(column, error.issues[0]?.message ?? "This cannot be read");
    return {};
  });
  return Object.assign({}, ...patches) as Partial<CatalogueRow>;
}

function isRequired(column: ProductColumn): boolean {
  return (REQUIRED_COLUMNS as readonly string[]).includes(column);
}

function isSwitch(column: ProductColumn): boolean {
  return column === "inStock" || column === "isNew";
}

/** A category may be named as in addresses, too. */
function settleCategory(after: CatalogueRow, { categories }: RowContext, complain: Complain): void {
  const slug = categorySlug(after.category);
  const name =
    categories.find((category) => category === after.category) ??
    categories.find((category) => categorySlug(category) === slug);
  if (name === undefined) complain("category", `Choose one of: ${categories.join(", ")}`);
  else after.category = name;
}

/** What the price, its tiers and the quantities say together. */
function refuseTogether(after: CatalogueRow, complain: Complain): void {
  const [problem] = Object.entries(termsProblems(after));
  if (!problem) return;
  const [field, message] = problem;
  complain(field === "packMultiple" ? field : "priceTiers", message);
}

/** Where the file says which count was exported, the cell means the difference to it. */
function stockAfter(
  { cells }: FileRow,
  before: CatalogueRow,
  { stockCount }: CatalogueRow,
  complain: Complain,
): number {
  const { stockCount: cell, stockCountRead: read = "" } = cells;
  if (cell === undefined || read.trim() === "") return stockCount;
  if (!/^\d{1,9}$/.test(read.trim())) {
    complain("stockCountRead", "Leave this as it was exported, or empty it");
    return stockCount;
  }
  // A cell that is as it would be exported today was not read, and its number is today's count.
  const count = before.stockCount + stockCount - Number(read);
  if (count >= 0 && count <= MOST_STOCK) return count;
  const message =
    count < 0
      ? `Only ${before.stockCount} are in stock now. Export the catalogue again for today's counts.`
      : `The stock count can be at most ${MOST_STOCK}.`;
  complain("stockCount", message);
  return stockCount;
}

function settlePictures(
  { cells }: FileRow,
  after: CatalogueRow,
  { before, isKnownImage }: RowContext,
  complain: Complain,
): void {
  const chosen = cells.thumbnailImage?.trim();
  const isAsBefore =
    after.images === before?.images && after.thumbnailImage === before.thumbnailImage;
  if (isAsBefore && chosen !== "") return;
  const own = new Set(before?.images);
  const unknown = after.images.filter((url) => !own.has(url) && !isKnownImage(url));
  for (const url of unknown) {
    complain(
      "images",
      `${short(url)} is not a picture of this shop. Add it in the product's form.`,
    );
  }
  const [first = ""] = after.images;
  if (chosen === "" || !after.thumbnailImage) after.thumbnailImage = first;
  if (after.images.includes(after.thumbnailImage)) return;
  if (chosen) complain("thumbnailImage", "Choose one of the images for the thumbnail");
  else after.thumbnailImage = first;
}

/** A product that was edited after the export is not set back to what it was then. */
function refuseStale({ cells }: FileRow, before: CatalogueRow, complain: Complain): void {
  const read = cells.updatedAt?.trim();
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

function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
