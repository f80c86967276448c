import type { CsvCell } from "@/lib/base/text/csv";
import { textAsRead } from "@/lib/base/tables/cell";
import { withFormulaMark } from "@/lib/base/text/formula-mark";
import { byName, getColumn } from "../fields/product-fields";
import { getCsv, PRODUCT_COLUMNS, type CatalogueRow, type CsvColumn } from "./columns";

/** Converts a product to its row of the file. */
export function toCells(product: CatalogueRow): Record<CsvColumn, CsvCell> {
  const values: Record<string, unknown> = product;
  return {
    ...byName(PRODUCT_COLUMNS, (column) => getCsv(column).write(values[getColumn(column)])),
    id: product.id,
    stockCountRead: product.stockCount,
    updatedAt: product.updatedAt.toISOString(),
  };
}

/** Returns a cell as text, as it reads back from the file. */
export function cellText(cell: CsvCell): string {
  return typeof cell === "string" ? textAsRead(withFormulaMark(cell)) : String(cell ?? "");
}
