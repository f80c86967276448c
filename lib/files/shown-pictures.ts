/** A column that holds the address of a picture, a list of addresses, or JSON with addresses. */
export interface PictureColumn {
  table: string;
  column: string;
  isList?: true;
  /** Path of the URLs in JSON, as an SQL/JSON path. */
  path?: string;
}

/** Every column whose pictures are shown. Archived products count, because they may be restored. */
export const PICTURE_COLUMNS: readonly PictureColumn[] = [
  { table: "products", column: "images", isList: true },
  { table: "order_lines", column: "thumbnailImage" },
  { table: "categories", column: "picture" },
  { table: "settings", column: "value" },
  // Every version, because an earlier one can be used again.
  { table: "size_table_versions", column: "content", path: "$.styles[*].picture" },
];

/** SQL that selects a column's addresses as `url`. */
export function selectAddresses(shown: PictureColumn): string {
  return `SELECT ${selectUrl(shown)} AS url FROM "${shown.table}"`;
}

function selectUrl({ column, isList, path }: PictureColumn): string {
  if (path !== undefined) return `jsonb_path_query("${column}", '${path}') #>> '{}'`;
  return isList ? `unnest("${column}")` : `"${column}"`;
}
