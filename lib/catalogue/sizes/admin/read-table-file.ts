import type { TableErrors } from "@/lib/base/input/table-errors";
import { asSentence } from "@/lib/base/text/sentence";
import { readLines, type TableLine } from "@/lib/base/tables/read-lines";
import type { NumberStyle } from "@/lib/base/tables/read-number";
import type { TableContent } from "../table-schema";
import { Cells, CHILDREN } from "./table-cells";
import { LATER_COLUMNS, TABLE_COLUMNS, type TableColumn } from "./table-file";
import { checkedTableSchema } from "./table-problems";

interface ReadFile {
  /** Null with errors. */
  content: TableContent | null;
  errors: TableErrors;
}

/** Lines of the largest table. */
const MOST_LINES = 5_000;

const TOO_MANY = `A size table has at most ${MOST_LINES} lines.`;

/** Reads the whole table from a file, and reports the mistake of each wrong cell. */
export function readTableFile(text: string): ReadFile {
  const file = readLines(text, {
    kind: "sizes",
    columns: TABLE_COLUMNS,
    most: MOST_LINES,
    tooMany: TOO_MANY,
  });
  const missing = TABLE_COLUMNS.filter(
    (column) => !LATER_COLUMNS.has(column) && !file.found.includes(column),
  );
  const problem =
    file.problem ??
    (missing.length > 0
      ? `The first line names the columns. Missing: ${missing.join(", ")}.`
      : null);
  if (problem !== null)
    return { content: null, errors: [{ row: 1, column: "", message: problem }] };
  const draft = new Draft(file);
  for (const line of file.lines) draft.add(line);
  return draft.settle();
}

type Line = TableLine<TableColumn>;

interface Owned extends Record<string, unknown> {
  _id: string;
}

/** The table as far as it was read, with the row of each of its parts by its path. */
class Draft {
  private readonly style: NumberStyle;
  private readonly errors: TableErrors = [];
  private readonly rows = new Map<string, number>();
  private readonly content: Record<string, unknown> & {
    boards: Owned[];
    prints: Owned[];
    finishes: Owned[];
    styles: Owned[];
    margins: unknown[];
    examples?: unknown[];
  } = { boards: [], prints: [], finishes: [], styles: [], margins: [] };

  constructor(style: NumberStyle) {
    this.style = style;
  }

  add({ row, cells }: Line): void {
    const kind = cells.kind.text.trim().toLowerCase();
    const read = new Cells(row, cells, this.style, this.errors);
    const put = (part: "boards" | "prints" | "finishes" | "styles", values: object) => {
      this.rows.set(`${part}.${this.content[part].length}`, row);
      this.content[part].push({ _id: read.text("id"), ...values });
    };
    if (kind === "table") {
      if (this.rows.has("")) read.refuse("kind", "The table stands in an earlier row already.");
      this.rows.set("", row);
      this.content.wastePercent = read.percent("wastePercent");
      this.content.leastOrder = read.rupees("leastOrder");
    } else if (kind === "margin") {
      this.rows.set(`margins.${this.content.margins.length}`, row);
      this.content.margins.push({ from: read.whole("from"), percent: read.percent("percent") });
    } else if (kind === "board") put("boards", { ...read.board(), prices: [] });
    else if (kind === "print") put("prints", read.print());
    else if (kind === "finish") {
      put("finishes", { name: read.text("name"), perM2: read.rupees("perM2") });
    } else if (kind === "style") put("styles", read.sizeStyle());
    else if (kind === "example") {
      const examples = (this.content.examples ??= []);
      this.rows.set(`examples.${examples.length}`, row);
      examples.push(read.example());
    } else if (Object.hasOwn(CHILDREN, kind)) this.addTo(kind as keyof typeof CHILDREN, read);
    else read.refuse("kind", `This is none of: ${KINDS.join(", ")}.`);
  }

  private addTo(kind: keyof typeof CHILDREN, read: Cells): void {
    const part = CHILDREN[kind];
    const id = read.text("id");
    const index = this.content[part].findIndex(({ _id }) => _id === id);
    const owner = this.content[part][index];
    if (!owner) {
      read.refuse("id", `No ${part === "boards" ? "board" : "style"} above has this id.`);
      return;
    }
    const [list, step] = read.child(kind);
    const steps = (owner[list] ?? []) as unknown[];
    this.rows.set(`${part}.${index}.${list}.${steps.length}`, read.row);
    owner[list] = [...steps, step];
  }

  settle(): ReadFile {
    if (!this.rows.has("")) {
      const message = "The file has no row of the kind “table”, with wastePercent and leastOrder.";
      this.errors.push({ row: 1, column: "kind", message });
    }
    const parsed = checkedTableSchema.safeParse(this.content);
    const wrong = new Set(this.errors.map(({ row, column }) => `${row} ${column}`));
    for (const { path, message } of parsed.error?.issues ?? []) {
      const error = this.locate(path.map(String), message);
      if (!wrong.has(`${error.row} ${error.column}`)) this.errors.push(error);
    }
    const errors = this.errors.toSorted((one, other) => one.row - other.row);
    return { content: errors.length === 0 ? (parsed.data ?? null) : null, errors };
  }

  /** The row of a part of the table, and the column that is named last. */
  private locate(path: readonly string[], message: string): TableErrors[number] {
    const known = new Set<string>(TABLE_COLUMNS);
    const column = path.map((name) => COLUMN_OF[name] ?? name).findLast((name) => known.has(name));
    const lengths = path.map((_, index) => path.length - index);
    const row = lengths
      .map((length) => this.rows.get(path.slice(0, length).join(".")))
      .find((found) => found !== undefined);
    return {
      row: row ?? this.rows.get("") ?? 1,
      column: column ?? "",
      message: asSentence(message),
    };
  }
}

/** Columns that are not called as their field. */
const COLUMN_OF: Readonly<Record<string, TableColumn>> = {
  _id: "id",
  style: "id",
  board: "boards",
  print: "prints",
  finish: "finishes",
  quantity: "quantities",
};

const KINDS = [
  ...["table", "margin", "board", "board price", "print", "finish"],
  ...["style", "lead days", "tool", "example"],
];
