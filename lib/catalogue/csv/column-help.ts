import { COMMENT_COLUMN } from "@/lib/base/tables/heading";
import { byName, getField } from "../fields/product-fields";
import { getCsv, PRODUCT_COLUMNS } from "./columns";

/** Columns of the template. It leaves out those that only the export fills. */
export const TEMPLATE_COLUMNS = PRODUCT_COLUMNS;

/** Help text of a column, with a sample cell. */
export const COLUMN_HELP = byName(PRODUCT_COLUMNS, (column) => {
  const { label = getField(column).label, help, example } = getCsv(column);
  return { label, help, example };
});

/**
 * The header of the template. Two rows follow, an explanation and an example of each column; an import skips both.
 */
export const TEMPLATE_HEADER = [COMMENT_COLUMN, ...TEMPLATE_COLUMNS];

export const TEMPLATE_ROWS = [
  ["explained", ...TEMPLATE_COLUMNS.map((column) => COLUMN_HELP[column].help)],
  ["example", ...TEMPLATE_COLUMNS.map((column) => COLUMN_HELP[column].example)],
];
