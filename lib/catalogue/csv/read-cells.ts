import type { z } from "@/lib/base/input/zod";
import { byName, getColumn } from "../fields/product-fields";
import { getCsv, PRODUCT_COLUMNS, type CatalogueRow, type ProductColumn } from "./columns";

type Patch = Partial<CatalogueRow>;

const readersFor = (decimalComma: boolean) =>
  byName(PRODUCT_COLUMNS, (column) =>
    getCsv(column)
      .read({ decimalComma })
      .transform((value): Patch => ({ [getColumn(column)]: value })),
  );

const READERS = { point: readersFor(false), comma: readersFor(true) };

/**
 * Returns the parser for a column's cell, with the rules and error messages of the product form. `decimalComma` is
 * true when the file uses a decimal comma.
 */
export function cellReader(column: ProductColumn, decimalComma: boolean): z.ZodType<Patch> {
  return READERS[decimalComma ? "comma" : "point"][column];
}
