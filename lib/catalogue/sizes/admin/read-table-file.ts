import type { TableErrors } from "@/lib/base/input/table-errors";
import { asSentence } from "@/lib/base/text/sentence";
import { isFilled, type Cell } from "@/lib/base/tables/cell";
import { readDay } from "@/lib/base/tables/read-day";
import { readLines, type TableLine } from "@/lib/base/tables/read-lines";
import { readMoney } from "@/lib/base/tables/read-money";
import { readLength, readPercent } from "@/lib/base/tables/read-measure";
import { readDecimal, readWhole, type NumberStyle, type Read } from "@/lib/base/tables/read-number";
import { readYesNo } from "@/lib/base/tables/read-yes-no";
import { toRupees } from "@/lib/pricing/money";
import type { TableContent } from "../table-schema";
import { TABLE_COLUMNS, type TableColumn } from "./table-file";
import { checkedTableSchema } from "./table-problems";

interface ReadFile {
  /** Null with errors. */
  content: TableContent | null;
  errors: TableErrors;
}

/** Lines of the largest table. */
const MOST_LINES = 5_000;

/** A file that was written before the shop had it lacks it. */
const LATER_COLUMN = "sample";

const TOO_MANY = `A size table has at most ${MOST_LINES} lines.`;

/** Reads the whole table from a file, and says of each wrong cell what is wrong with it. */
export function readTableFile(text: string): ReadFile {
  const file = readLines(text, {
    kind: "sizes",
    columns: TABLE_COLUMNS,
    most: MOST_LINES,
    tooMany: TOO_MANY,
  });
  const missing = TABLE_COLUMNS.filter(
    (column) => column !== LATER_COLUMN && !file.found.includes(column),
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

const CHILDREN = { "board price": "boards", "lead days": "styles", tool: "styles" } as const;

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
    else if (kind in CHILDREN) this.addTo(kind as keyof typeof CHILDREN, read);
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
    const column = path
      .map((name) => (name === "_id" ? "id" : name))
      .findLast((name) => known.has(name));
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

const KINDS = [
  ...["table", "margin", "board", "board price", "print", "finish"],
  ...["style", "lead days", "tool"],
];

/** The cells of a line by their types; what cannot be read is told and left out. */
class Cells {
  readonly row: number;
  private readonly cells: Line["cells"];
  private readonly style: NumberStyle;
  private readonly errors: TableErrors;

  constructor(row: number, cells: Line["cells"], style: NumberStyle, errors: TableErrors) {
    this.row = row;
    this.cells = cells;
    this.style = style;
    this.errors = errors;
  }

  refuse(column: TableColumn, message: string): void {
    this.errors.push({ row: this.row, column, message });
  }

  private read<T>(column: TableColumn, reader: (cell: Cell, style: NumberStyle) => Read<T>) {
    const { value, reason } = reader(this.cells[column], this.style);
    if (reason !== undefined) this.refuse(column, reason);
    return value;
  }

  text(column: TableColumn): string {
    return this.cells[column].text.trim();
  }

  whole = (column: TableColumn) => this.read(column, readWhole);
  decimal = (column: TableColumn) => this.read(column, readDecimal);
  percent = (column: TableColumn) => this.read(column, readPercent);

  rupees(column: TableColumn): number | undefined {
    const paise = this.read(column, readMoney);
    return paise === undefined ? undefined : toRupees(paise);
  }

  /** The entries of a cell; empty for none. */
  private list(column: TableColumn): string[] {
    return this.text(column)
      .split(/[;\n]/)
      .map((entry) => entry.trim())
      .filter(Boolean);
  }

  private range(column: TableColumn): (number | undefined)[] | undefined {
    const sides = this.text(column).split(/\s+to\s+|\s*[–-]\s*/);
    if (sides.length !== 2) {
      this.refuse(column, "Write the least and the greatest in mm, such as 80 to 450.");
      return undefined;
    }
    const lengths = sides.map((side) => readLength(side, this.style));
    const wrong = lengths.find(({ reason }) => reason !== undefined);
    if (wrong?.reason !== undefined) {
      this.refuse(column, wrong.reason);
      return undefined;
    }
    return lengths.map(({ value }) => value);
  }

  private wholes(column: TableColumn): number[] {
    return this.list(column).flatMap((entry) => {
      const { value, reason } = readWhole(entry, this.style);
      if (reason !== undefined) this.refuse(column, reason);
      return value ?? [];
    });
  }

  board = () => ({
    name: this.text("name"),
    thickness: this.read("thickness", readLength),
    gsm: this.whole("gsm"),
    recycledPercent: this.percent("recycledPercent"),
  });

  print = () => ({
    name: this.text("name"),
    colours: this.whole("colours"),
    perM2: this.rupees("perM2"),
    setup: this.rupees("setup"),
  });

  child(kind: keyof typeof CHILDREN): [list: string, step: object] {
    if (kind === "board price") {
      return ["prices", { from: this.read("from", readDay), perM2: this.rupees("perM2") }];
    }
    return kind === "tool"
      ? ["tool", { upToArea: this.decimal("upToArea"), price: this.rupees("price") }]
      : ["leadDays", { from: this.whole("from"), days: this.whole("days") }];
  }

  sizeStyle = () => ({
    name: this.text("name"),
    picture: this.text("picture") || null,
    hsn: this.text("hsn"),
    limits: {
      length: this.range("length"),
      width: this.range("width"),
      height: this.range("height"),
    },
    boards: this.list("boards"),
    prints: this.list("prints"),
    finishes: this.list("finishes"),
    quantities: this.wholes("quantities"),
    leastQuantity: this.whole("leastQuantity"),
    leadDays: [],
    conversion: this.rupees("conversion"),
    run: this.rupees("run"),
    sample: isFilled(this.cells.sample) ? this.rupees("sample") : null,
    tool: null,
    active: isFilled(this.cells.active) ? this.read("active", readYesNo) : true,
  });
}
