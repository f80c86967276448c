import { countText } from "@/lib/base/text/counts";
import { sizeText } from "../size-link";
import type { TableContent, TableExample } from "../table-schema";
import { listLines, type TableColumn } from "./table-file";
import { exampleKey } from "./table-problems";

/** One value that differs between two size tables, in the owner's words. */
export interface TableChange {
  /** Owner of the value: "Board E-flute, kraft". */
  where: string;
  what: string;
  /** Null where there was, or will be, none. */
  before: string | null;
  after: string | null;
}

const LABELS: Readonly<Record<Exclude<TableColumn, "kind" | "id" | "from" | "inside">, string>> = {
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

/** Key that identifies a line. */
const getKey = ({ kind, id, from, upToArea }: Line) => JSON.stringify([kind, id, from, upToArea]);

/** Every value that differs, read from the lines that the table's file has, so that none is left out. */
export function listChanges(before: TableContent, after: TableContent): TableChange[] {
  const [old, fresh] = [toLines(before), toLines(after)];
  const nameOf = toNames(before, after);
  const keys = [...new Set([...fresh.keys(), ...old.keys()])];
  return [
    ...keys.flatMap((key) => compareLines(old.get(key), fresh.get(key), nameOf)),
    ...listMoves(before, after),
    ...listExamples(before, after),
  ];
}

/** Examples that one of the tables has alone. */
const NO_EXAMPLES: ReadonlyMap<string, TableExample> = new Map();

function listExamples(before: TableContent, after: TableContent): TableChange[] {
  const all = [before, after].map(
    ({ examples = [] }) => new Map(examples.map((example) => [exampleKey(example), example])),
  );
  const [was = NO_EXAMPLES, is = NO_EXAMPLES] = all;
  const toChange = (example: TableExample, isKept: boolean): TableChange => ({
    where: "Examples",
    what: exampleText(after, example),
    before: isKept ? null : "saved",
    after: isKept ? "saved" : null,
  });
  return [
    ...[...is].flatMap(([key, example]) => (was.has(key) ? [] : [toChange(example, true)])),
    ...[...was].flatMap(([key, example]) => (is.has(key) ? [] : [toChange(example, false)])),
  ];
}

/** "1,000 × Mailer box, 230 × 155 × 70 mm inside, E-flute kraft, Plain", by the table's names. */
export function exampleText(table: TableContent, example: TableExample): string {
  const { style, board, print, finish, quantity } = example;
  const findName = (part: keyof typeof PARTS, id: string | null) =>
    id === null ? [] : [table[part].find(({ _id }) => _id === id)?.name ?? id];
  return [
    `${countText(quantity)} × ${findName("styles", style).join("")}`,
    sizeText(example),
    ...findName("boards", board),
    ...findName("prints", print),
    ...findName("finishes", finish),
  ].join(", ");
}

const toLines = (table: TableContent) =>
  new Map(listLines({ ...table, examples: [] }).map((line) => [getKey(line), line]));

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
    // Its address would tell the owner nothing.
    if (column === "picture") {
      const after = was ? "another picture" : "a picture";
      return [{ where, what, before: was ? "a picture" : null, after: is ? after : null }];
    }
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

/** Names of boards, prints and finishes by kind and id; the current name where it was changed. */
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

/** Order changes among entries in both tables. */
function listMoves(before: TableContent, after: TableContent): TableChange[] {
  return (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) => {
    const [was, is] = [before[part], after[part]].map(
      (all) => new Map<string, string>(all.map(({ _id, name }) => [_id, name])),
    ) as [Map<string, string>, Map<string, string>];
    const both = (all: Map<string, string>, other: Map<string, string>) =>
      [...all.keys()].filter((id) => other.has(id));
    const [first, second] = [both(was, is), both(is, was)];
    if (first.join() === second.join()) return [];
    const listNames = (ids: string[]) => ids.map((id) => is.get(id)).join(", ");
    return [
      { where: PARTS[part], what: "Order", before: listNames(first), after: listNames(second) },
    ];
  });
}
