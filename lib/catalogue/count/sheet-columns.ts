/** The columns of the count sheet, in their order; the last two tell what was counted against what. */
export const SHEET_COLUMNS = [
  "Article number",
  "Product",
  "Category",
  "Should be there",
  "Counted",
  "Product id",
  "Sheet",
] as const;

export type SheetColumn = (typeof SHEET_COLUMNS)[number];
