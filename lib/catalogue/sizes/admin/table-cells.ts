import { isFilled, type Cell } from "@/lib/base/tables/cell";
import { readDay } from "@/lib/base/tables/read-day";
import type { TableLine } from "@/lib/base/tables/read-lines";
import { readLength, readPercent } from "@/lib/base/tables/read-measure";
import { readMoney } from "@/lib/base/tables/read-money";
import { readDecimal, readWhole, type NumberStyle, type Read } from "@/lib/base/tables/read-number";
import { readYesNo } from "@/lib/base/tables/read-yes-no";
import type { TableErrors } from "@/lib/base/input/table-errors";
import { toRupees } from "@/lib/pricing/money";
import type { TableColumn } from "./table-file";

/** Kinds of lines that belong to one above. */
export const CHILDREN = {
  "board price": "boards",
  "lead days": "styles",
  tool: "styles",
} as const;

/** Reads the cells of a line by type; unreadable ones are reported and omitted. */
export class Cells {
  readonly row: number;
  private readonly cells: TableLine<TableColumn>["cells"];
  private readonly style: NumberStyle;
  private readonly errors: TableErrors;

  constructor(
    row: number,
    cells: TableLine<TableColumn>["cells"],
    style: NumberStyle,
    errors: TableErrors,
  ) {
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

  example = () => ({
    style: this.text("id"),
    length: this.read("length", readLength),
    width: this.read("width", readLength),
    height: this.read("height", readLength),
    inside: isFilled(this.cells.inside) ? this.read("inside", readYesNo) : true,
    board: this.text("boards"),
    print: this.text("prints"),
    finish: this.text("finishes") || null,
    quantity: this.whole("quantities"),
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
