import type { CsvCell } from "@/lib/base/text/csv";
import type { TableContent, TableExample } from "../table-schema";

/** The size table as a file: a line for each thing, whose kind says which columns it fills. */

export const TABLE_COLUMNS = [
  ...["kind", "id", "name", "from", "perM2", "thickness", "gsm", "recycledPercent"],
  ...["colours", "setup", "days", "upToArea", "price", "percent"],
  ...["hsn", "picture", "length", "width", "height", "boards", "prints", "finishes"],
  ...["quantities", "leastQuantity", "conversion", "run", "sample", "active"],
  ...["wastePercent", "leastOrder", "inside"],
] as const;

export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** Files that were written before the shop had them lack them. */
export const LATER_COLUMNS: ReadonlySet<TableColumn> = new Set(["sample", "inside"]);

/** Separates the entries of a cell: with a comma, a spreadsheet would read "100,250" as one number. */
export const ENTRIES = "; ";

/** Separates minimum and maximum: with a hyphen, a spreadsheet could read a date. */
export const RANGE = " to ";

type Line = Partial<Record<TableColumn, CsvCell>>;

/** The cells of a file that is read as the same table. */
export function writeTableFile(table: TableContent): CsvCell[][] {
  return listLines(table).map((line) => TABLE_COLUMNS.map((column) => line[column] ?? null));
}

/** The lines of the file, each with the cells that its kind fills. */
export function listLines({
  styles,
  boards,
  prints,
  finishes,
  examples = [],
  ...rest
}: TableContent): Line[] {
  const lines: Line[] = [
    { kind: "table", wastePercent: rest.wastePercent, leastOrder: rest.leastOrder },
    ...rest.margins.map((margin) => ({ kind: "margin", ...margin })),
  ];
  for (const { _id: id, prices, ...board } of boards) {
    lines.push({ kind: "board", id, ...board });
    lines.push(...prices.map((price) => ({ kind: "board price", id, ...price })));
  }
  for (const { _id: id, ...print } of prints) lines.push({ kind: "print", id, ...print });
  for (const { _id: id, ...finish } of finishes) lines.push({ kind: "finish", id, ...finish });
  for (const { _id: id, limits, leadDays, tool, active, ...style } of styles) {
    lines.push({
      kind: "style",
      id,
      ...style,
      length: limits.length.join(RANGE),
      width: limits.width.join(RANGE),
      height: limits.height.join(RANGE),
      boards: style.boards.join(ENTRIES),
      prints: style.prints.join(ENTRIES),
      finishes: style.finishes.join(ENTRIES),
      quantities: style.quantities.join(ENTRIES),
      active: active ? "yes" : "no",
    });
    lines.push(...leadDays.map((step) => ({ kind: "lead days", id, ...step })));
    lines.push(...(tool ?? []).map((step) => ({ kind: "tool", id, ...step })));
  }
  lines.push(...examples.map(toExampleLine));
  return lines;
}

const toExampleLine = (example: TableExample): Line => ({
  kind: "example",
  id: example.style,
  length: example.length,
  width: example.width,
  height: example.height,
  boards: example.board,
  prints: example.print,
  finishes: example.finish,
  quantities: example.quantity,
  inside: example.inside ? "yes" : "no",
});
