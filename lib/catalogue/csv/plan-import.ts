import { isUuid } from "@/lib/db/uuid";
import type { CatalogueRow } from "./columns";
import type { CatalogueFile, FileRow } from "./parse-file";
import { planRow, type PlannedRow } from "./plan-row";
import type { ImportError } from "./schemas";

/** What an import would do, row by row, and all that is in its way. */
export interface ImportPlan {
  /** Rows of the file, whatever becomes of them. */
  total: number;
  rows: PlannedRow[];
  errors: ImportError[];
}

export interface Catalogue {
  /** The products that the file names, by id. */
  products: ReadonlyMap<string, CatalogueRow>;
  /** The names of the shop's categories, in their order. */
  categories: readonly string[];
  isKnownImage: (url: string) => boolean;
}

export function planImport(file: CatalogueFile, catalogue: Catalogue): ImportPlan {
  const plan: ImportPlan = { total: file.rows.length, rows: [], errors: [...file.errors] };
  const seen = new Map<string, number>();
  for (const row of file.rows) {
    const planned = planNamed(row, file, catalogue, seen);
    if (Array.isArray(planned)) plan.errors.push(...planned);
    else plan.rows.push(planned);
  }
  plan.errors.sort((one, other) => one.row - other.row);
  return plan;
}

/** The product whose row it is; empty for a new one. */
export function idOf({ cells }: FileRow): string {
  return cells.id?.trim().toLowerCase() ?? "";
}

function planNamed(
  row: FileRow,
  { decimalComma }: CatalogueFile,
  { products, categories, isKnownImage }: Catalogue,
  seen: Map<string, number>,
): PlannedRow | ImportError[] {
  const id = idOf(row);
  const refuse = (message: string) => [{ row: row.row, column: "id", message }];
  if (id === "") return planRow(row, { before: null, decimalComma, categories, isKnownImage });
  const earlier = seen.get(id);
  if (earlier !== undefined) return refuse(`Row ${earlier} has the same product.`);
  seen.set(id, row.row);
  const before = isUuid(id) ? products.get(id) : undefined;
  if (!before) {
    return refuse("No product has this id. Leave the id empty to add a new product.");
  }
  return planRow(row, { before, decimalComma, categories, isKnownImage });
}
