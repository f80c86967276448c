import type { Prisma } from "@/lib/db/generated/client";
import type { ProductTranslations } from "../product-form";
import { getPackSize, parseSpecifications, withPackSize } from "../specifications";
import {
  type AnyField,
  byColumn,
  fieldsWith,
  getField,
  PRODUCT_FIELDS,
  readStored,
  selectFields,
  type FieldWith,
  type ParsedColumns,
} from "../fields/product-fields";

/** Columns that describe the product, in the order they are written. */
export type ProductColumn = FieldWith<"csv">;

export const PRODUCT_COLUMNS: readonly ProductColumn[] = fieldsWith("csv");

/** Columns of the catalogue's CSV file, in the order they are written. */
export type CsvColumn = "id" | ProductColumn | "stockCountRead" | "updatedAt";

export const CSV_COLUMNS: readonly CsvColumn[] = [
  /** The product's id; empty for a new product. */
  "id",
  ...PRODUCT_COLUMNS,
  /**
   * The stock at the time of the export. An import books the difference to stockCount, so sales since then are kept.
   */
  "stockCountRead",
  /** The last edit at the time of the export. An import does not overwrite a product that was edited later. */
  "updatedAt",
];

export const isProductColumn = (column: CsvColumn): column is ProductColumn =>
  (PRODUCT_COLUMNS as readonly string[]).includes(column);

/** How the file treats a column of a product. */
export const getCsv = (column: ProductColumn): NonNullable<AnyField["csv"]> =>
  PRODUCT_FIELDS[column].csv;

/** Columns that a new product must have. */
export const REQUIRED_COLUMNS = PRODUCT_COLUMNS.filter((column) => getCsv(column).isRequired);

type StoredColumn = ProductColumn & FieldWith<"fresh">;

const isStored = (column: ProductColumn): column is StoredColumn => "fresh" in getField(column);

/** Columns of the file that are columns of the database as well. */
export const STORED_COLUMNS = PRODUCT_COLUMNS.filter(isStored);

export const CATALOGUE_ROW = {
  ...selectFields(STORED_COLUMNS),
  id: true,
  translations: true,
  updatedAt: true,
} as const satisfies Prisma.ProductSelect;

type SelectedRow = Prisma.ProductGetPayload<{ select: typeof CATALOGUE_ROW }>;

/** A product with the fields of the CSV file. */
export type CatalogueRow = Omit<SelectedRow, keyof ParsedColumns | "translations"> &
  Omit<ParsedColumns, "translations"> & {
    packSize: string | null;
    nameHi: string;
    descriptionHi: string;
    featuresHi: string[];
  };

/** Converts a database row and types its JSON columns. */
export function toCatalogueRow({ translations, ...row }: SelectedRow): CatalogueRow {
  const { hi = {} } = translations as ProductTranslations;
  const parsed = STORED_COLUMNS.filter((name) => getField(name).parse);
  return {
    ...row,
    ...(byColumn(parsed, (name) => readStored(row, name)) as ParsedColumns),
    ...splitSpecifications(parseSpecifications(row.specifications)),
    nameHi: hi.name ?? "",
    descriptionHi: hi.description ?? "",
    featuresHi: hi.features ?? [],
  };
}

/** The file has the pack size in a column of its own. */
export const splitSpecifications = (all: Record<string, string>) => ({
  specifications: withPackSize(all, null),
  packSize: getPackSize(all),
});

type StoredValues = Omit<
  CatalogueRow,
  "packSize" | "id" | "updatedAt" | "nameHi" | "descriptionHi" | "featuresHi"
>;

/** A product that is not there yet: it has no id and no edit date. */
export const NEW_PRODUCT: CatalogueRow = {
  ...(byColumn(STORED_COLUMNS, (name) => getField(name).fresh) as StoredValues),
  id: "",
  packSize: null,
  nameHi: "",
  descriptionHi: "",
  featuresHi: [],
  updatedAt: new Date(0),
};
