import { isUuid } from "@/lib/base/ids/uuid";
import { asSentence } from "@/lib/base/text/sentence";
import type { CatalogueRow } from "./columns";
import type { CatalogueFile, FileRow } from "./parse-file";
import { planRow, type PlannedRow } from "./plan-row";
import type { ImportError } from "./schemas";
import type { RowContext } from "./row-context";

/** The planned result of an import, row by row, and all errors. */
export interface ImportPlan {
  /** Number of rows in the file, including rows with errors. */
  total: number;
  /** Rows without an error. */
  rows: PlannedRow[];
  errors: ImportError[];
}

export interface Catalogue extends Omit<RowContext, "before" | "decimalComma"> {
  /** Products that the file names by id, article number or name. */
  products: readonly CatalogueRow[];
}

type Planned = Pick<CatalogueFile, "rows" | "errors" | "decimalComma">;

export function planImport(file: Planned, catalogue: Catalogue): ImportPlan {
  const plan: ImportPlan = { total: file.rows.length, rows: [], errors: [...file.errors] };
  const finder = new ProductFinder(catalogue.products);
  for (const row of file.rows) {
    const { before, error } = finder.find(row);
    const planned =
      error ?? planRow(row, { ...catalogue, before, decimalComma: file.decimalComma });
    if ("message" in planned) plan.errors.push(planned);
    else if (Array.isArray(planned)) plan.errors.push(...planned);
    else plan.rows.push(planned);
  }
  plan.errors.push(...takenNumbers(plan.rows, catalogue.products));
  const wrong = new Set(plan.errors.map(({ row }) => row));
  return {
    total: plan.total,
    rows: plan.rows.filter(({ row }) => !wrong.has(row)),
    errors: plan.errors
      .map((error) => ({ ...error, message: asSentence(error.message) }))
      .toSorted((one, other) => one.row - other.row),
  };
}

/** Returns the product id in a row, or an empty text. */
export function getRowId({ cells }: FileRow): string {
  return cells.id?.text.trim().toLowerCase() ?? "";
}

/** Returns the article number in a row, normalized for comparison. */
export function getRowSku({ cells }: FileRow): string {
  return cells.sku?.text.trim().toLowerCase() ?? "";
}

/** Returns the name in a row for comparison, in lower case and with single spaces. */
export function getRowName({ cells }: FileRow): string {
  return plainName(cells.name?.text ?? "");
}

const plainSku = (sku: string) => sku.normalize("NFC").toLowerCase();

export const plainName = (name: string) =>
  name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

type Found =
  { before: CatalogueRow | null; error?: undefined } | { before?: undefined; error: ImportError };

/**
 * Finds the product of a row: by id, else by article number, else by name when only one product has it. A product
 * that the same file added earlier is therefore found again.
 */
class ProductFinder {
  readonly #byId: ReadonlyMap<string, CatalogueRow>;
  readonly #bySku: ReadonlyMap<string, CatalogueRow>;
  readonly #byName: Map<string, CatalogueRow[]>;
  /** Row numbers by the product, or by a new product's number or name, to detect duplicates. */
  readonly #seen = new Map<string, number>();

  constructor(products: readonly CatalogueRow[]) {
    this.#byId = new Map(products.map((product) => [product.id, product]));
    this.#bySku = new Map(
      products.flatMap((product) => (product.sku ? [[plainSku(product.sku), product]] : [])),
    );
    this.#byName = Map.groupBy(products, ({ name }) => plainName(name));
  }

  find(row: FileRow): Found {
    const id = getRowId(row);
    const found = id === "" ? this.#byWords(row) : this.#named(row, id);
    if (found.error) return found;
    const { before } = found;
    const sku = getRowSku(row);
    const key = before ? before.id : sku === "" ? `name ${getRowName(row)}` : `sku ${sku}`;
    const earlier = this.#seen.get(key);
    if (earlier !== undefined) {
      const column = id !== "" ? "id" : sku === "" ? "name" : "sku";
      return refuse(row, column, `Row ${earlier} has the same product.`);
    }
    this.#seen.set(key, row.row);
    return found;
  }

  #named(row: FileRow, id: string): Found {
    const before = isUuid(id) ? this.#byId.get(id) : undefined;
    return before
      ? { before }
      : refuse(row, "id", "No product has this id. Leave the id empty to add a new product.");
  }

  #byWords(row: FileRow): Found {
    const sku = getRowSku(row);
    const numbered = sku === "" ? undefined : this.#bySku.get(sku);
    if (numbered) return { before: numbered };
    const named = this.#byName.get(getRowName(row)) ?? [];
    // A product of the same name with another article number is a different product.
    const same = sku === "" ? named : named.filter((product) => product.sku === null);
    if (same.length <= 1) return { before: same[0] ?? null };
    const message = `${same.length} products have this name. Say which by its article number (sku) or id.`;
    return refuse(row, "name", message);
  }
}

function refuse({ row }: FileRow, column: string, message: string): Found {
  return { error: { row, column, message } };
}

/** Reports article numbers that another product already has. */
function takenNumbers(
  rows: readonly PlannedRow[],
  products: readonly CatalogueRow[],
): ImportError[] {
  const planned = new Map(
    rows.flatMap(({ before, after }) => (before ? [[before.id, after]] : [])),
  );
  const owners = new Map<string, string>();
  for (const product of products) {
    const sku = (planned.get(product.id) ?? product).sku;
    if (sku && !planned.has(product.id)) owners.set(plainSku(sku), product.name);
  }
  return rows.flatMap(({ row, after }) => {
    if (!after.sku) return [];
    const key = plainSku(after.sku);
    const owner = owners.get(key);
    owners.set(key, after.name);
    const message = `${owner} has this article number already.`;
    return owner === undefined ? [] : [{ row, column: "sku", message }];
  });
}
