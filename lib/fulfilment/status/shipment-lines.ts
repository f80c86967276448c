import { withoutFormulaMark } from "@/lib/base/text/formula-mark";
import { singleLine } from "@/lib/base/input/lines";

export const MAX_SHIPMENTS = 200;

/** A line of the list: an order and its tracking number. */
export interface ShipmentLine {
  /** Line number from 1. */
  line: number;
  orderId: string;
  number: string;
  /** The reason why the line cannot be used; null when it can. */
  problem: string | null;
}

const SHAPE = "Write the order number, a comma and the tracking number.";
const LONGEST_CELL = 60;

/** A long number as shortened by a spreadsheet, such as 1.23E+11. */
const SHORTENED = /^\d([.,]\d+)?E\+?\d+$/i;

/** Parses a pasted or uploaded list; skips blank lines and a heading. */
export function shipmentLines(text: string): ShipmentLine[] {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .map((content, index) => ({ content, line: index + 1 }))
    .filter(({ content }) => content.trim() !== "");
  const [first, ...others] = lines;
  const isHeading = first !== undefined && !/\d/.test(first.content);
  return withDoubles((isHeading ? others : lines).map(toLine));
}

function toLine({ content, line }: { content: string; line: number }): ShipmentLine {
  const separator = /[\t,;]/.test(content) ? /[\t,;]/ : /\s+/;
  const cells = content.trim().split(separator).map(plainCell).filter(Boolean);
  const [orderId = "", number = "", ...more] = cells;
  return { line, orderId: orderId.toUpperCase(), number, problem: getProblem(cells, more) };
}

/** Removes the quotes and the equals sign that spreadsheets put around a text. */
function plainCell(cell: string): string {
  const bare = cell.trim().replace(/^=?"(.*)"$/, "$1");
  return singleLine(withoutFormulaMark(bare).replace(/^'/, ""));
}

function getProblem([orderId = "", number = ""]: readonly string[], more: readonly string[]) {
  if (orderId === "" || number === "" || more.length > 0) return SHAPE;
  if (Math.max(orderId.length, number.length) > LONGEST_CELL) {
    return `Use at most ${LONGEST_CELL} characters for each of the two.`;
  }
  if (SHORTENED.test(number)) {
    return "The spreadsheet has shortened this number. Format its column as text and copy it again.";
  }
  return null;
}

/** Refuses orders listed twice, because only the sender knows which number is right. */
function withDoubles(lines: readonly ShipmentLine[]): ShipmentLine[] {
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return lines.map((line) => {
    const same = byOrder.get(line.orderId) ?? [];
    if (line.problem !== null || same.length < 2) return line;
    const named = same.map((other) => other.line);
    const places = `${named.slice(0, -1).join(", ")} and ${named.at(-1)}`;
    return { ...line, problem: `This order is in lines ${places}. Keep one of them.` };
  });
}
