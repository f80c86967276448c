/** A column that holds the address of a picture, or a list of addresses. */
export interface PictureColumn {
  table: string;
  column: string;
  isList?: true;
}

/** Every column whose pictures are shown. Archived products count, because they may be restored. */
export const PICTURE_COLUMNS: readonly PictureColumn[] = [
  { table: "products", column: "images", isList: true },
  { table: "order_lines", column: "thumbnailImage" },
  { table: "categories", column: "picture" },
  { table: "settings", column: "value" },
];

/** SQL that selects a column's addresses as `url`. */
export function selectAddresses({ table, column, isList }: PictureColumn): string {
  return `SELECT ${isList ? `unnest("${column}")` : `"${column}"`} AS url FROM "${table}"`;
}
