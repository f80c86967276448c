import type { TableContent } from "../table-schema";
import { listLines, type TableColumn } from "./table-file";

/** One value that differs between two size tables, in the owner's words. */
export interface TableChange {
  /** What has the value: "Board E-flute, kraft". */
  where: string;
  what: string;
  /** Null where there was, or will be, none. */
  before: string | null;
  after: string | null;
}

const LABELS: Readonly<Record<Exclude<TableColumn, "kind" | "id" | "from">, string>> = {
  name: "Name",
  perM2: "₹ per m²",
  thickness: "Thickness in mm",
  gsm: "GSM",
  recycledPercent: "Recycled %",
  colours: "Colours",
  setup: "Set-up ₹ a colour",
  days: "Working days",
  upToArea: "Up to m²",
  price: "Tool ₹",
  percent: "Margin %",
  hsn: "HSN code",
  picture: "Picture",
  length: "Length in mm",
  width: "Width in mm",
  height: "Height in mm",
  boards: "Boards",
  prints: "Prints",
  finishes: "Finishes",
  quantities: "Quantities",
  leastQuantity: "Least quantity",
  conversion: "Conversion ₹ a piece",
  run: "Run ₹",
  sample: "Plain sample ₹",
  active: "Offered",
  wastePercent: "Waste %",
  leastOrder: "Least order ₹",
};

type Line = ReturnType<typeof listLines>[number];

/** What tells the lines of one thing apart. */
const getKey = ({ kind, id, from, upToArea }: Line) => JSON.stringify([kind, id, from, upToArea]);

/** Every value that differs, read from the lines that the table's file has, so that none is left out. */
export function listChanges(before: TableContent, after: TableContent): TableChange[] {
  const [old, fresh] = [toLines(before), toLines(after)];
  const nameOf = toNames(before, after);
  const keys = [...new Set([...fresh.keys(), ...old.keys()])];
  return [
    ...keys.flatMap((key) => compareLines(old.get(key), fresh.get(key), nameOf)),
    ...listMoves(before, after),
  ];
}

const toLines = (table: TableContent) =>
  new Map(listLines(table).map((line) => [getKey(line), line]));

function compareLines(
  before: Line | undefined,
  after: Line | undefined,
  nameOf: (line: Line) => string,
): TableChange[] {
  const line = after ?? before ?? {};
  const where = nameOf(line);
  const at = stepText(line);
  return Object.entries(LABELS).flatMap(([column, label]) => {
    const [was, is] = [before, after].map((each) => cellText(each?.[column as TableColumn]));
    if (was === is || (line.kind === "tool" && column === "upToArea" && before && after)) return [];
    const what = at === "" || column === "upToArea" ? label : `${label} ${at}`;
    return [{ where, what, before: was ?? null, after: is ?? null }];
  });
}

const cellText = (cell: Line[TableColumn]) =>
  cell === undefined || cell === null || cell === "" ? null : String(cell);

function stepText({ kind, from, upToArea }: Line): string {
  if (kind === "tool") return `up to ${upToArea} m²`;
  return from === undefined ? "" : `from ${from}`;
}

const OWNERS: Readonly<Record<string, string>> = {
  board: "Board",
  "board price": "Board",
  print: "Print",
  finish: "Finish",
};

/** Names the thing that a line is of, by its name of now. */
function toNames(before: TableContent, after: TableContent) {
  const names = new Map<string, string>();
  for (const table of [before, after]) {
    for (const { kind, id, name } of listLines(table)) {
      if (name) names.set(`${OWNERS[String(kind)] ?? ""} ${id}`, String(name));
    }
  }
  return ({ kind, id }: Line): string => {
    if (id === undefined) return "All styles";
    const owner = OWNERS[String(kind)] ?? "";
    return `${owner} ${names.get(`${owner} ${id}`) ?? id}`.trim();
  };
}

const PARTS = {
  styles: "Styles",
  boards: "Boards",
  prints: "Prints",
  finishes: "Finishes",
} as const;

/** The order of what both tables have. */
function listMoves(before: TableContent, after: TableContent): TableChange[] {
  return (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) => {
    const [was, is] = [before[part], after[part]].map(
      (all) => new Map<string, string>(all.map(({ _id, name }) => [_id, name])),
    ) as [Map<string, string>, Map<string, string>];
    const both = (all: Map<string, string>, other: Map<string, string>) =>
      [...all.keys()].filter((id) => other.has(id));
    const [first, second] = [both(was, is), both(is, was)];
    if (first.join() === second.join()) return [];
    const said = (ids: string[]) => ids.map((id) => is.get(id)).join(", ");
    return [{ where: PARTS[part], what: "Order", before: said(first), after: said(second) }];
  });
}
