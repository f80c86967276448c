import "server-only";
import type { RowText } from "./invoice-text";
import { colours, contentWidth, looks, sheet, type TextLook } from "./look";
import { decoration, headingCell, openPart, textPart, type Part } from "./tagged";
import { widthOf, wrapEvenly, writeLine, writeLines, type Pdf, type Place } from "./typeset";

const PADDING = 6;
const GUTTER = 12;
const HEAD_HEIGHT = 22;

const COLUMNS = [
  { key: "position", title: "No.", look: looks.figure, align: "left" },
  { key: "name", title: "Item", look: looks.text, align: "left" },
  { key: "quantity", title: "Quantity", look: looks.figure, align: "right" },
  { key: "unitPrice", title: "Unit price", look: looks.figure, align: "right" },
  { key: "amount", title: "Amount", look: looks.amount, align: "right" },
] as const satisfies readonly {
  key: keyof RowText;
  title: string;
  look: TextLook;
  align: "left" | "right";
}[];

interface Column {
  key: keyof RowText;
  title: string;
  look: TextLook;
  align: "left" | "right";
  x: number;
  width: number;
}

export interface SetRow {
  /** The lines of each cell, in the order of the columns. */
  cells: string[][];
  /** Points. */
  height: number;
}

export interface SetTable {
  columns: Column[];
  rows: SetRow[];
}

/** As wide as the widest entry: an amount is never cut or wrapped. */
function widest(pdf: Pdf, rows: readonly RowText[], column: (typeof COLUMNS)[number]): number {
  const entries = rows.map((row) => widthOf(pdf, row[column.key], column.look));
  return Math.max(widthOf(pdf, column.title, looks.tableHead), ...entries);
}

/** The figures take what they need and the names get the rest. */
function columnsOf(pdf: Pdf, rows: readonly RowText[]): Column[] {
  const widths = COLUMNS.map((column) => (column.key === "name" ? 0 : widest(pdf, rows, column)));
  const taken = widths.reduce((sum, width) => sum + width, 0);
  const name = contentWidth - 2 * PADDING - taken - GUTTER * (COLUMNS.length - 1);
  let x = sheet.left + PADDING;
  return COLUMNS.map((column, index) => {
    const width = column.key === "name" ? name : (widths[index] ?? 0);
    const placed = { ...column, x, width };
    x += width + GUTTER;
    return placed;
  });
}

/** Breaks every cell into lines, which gives the rows their heights. */
export function setTable(pdf: Pdf, rows: readonly RowText[]): SetTable {
  const columns = columnsOf(pdf, rows);
  const set = rows.map((row) => {
    const cells = columns.map(({ key, look, width }) =>
      key === "name" ? wrapEvenly(pdf, row.name, look, width) : [row[key]],
    );
    const lines = Math.max(...cells.map((cell) => cell.length));
    return { cells, height: lines * looks.text.lead + 2 * PADDING };
  });
  return { columns, rows: set };
}

function drawTableHead(pdf: Pdf, table: Part, columns: readonly Column[], y: number): void {
  decoration(pdf, () => pdf.rect(sheet.left, y, contentWidth, HEAD_HEIGHT).fill(colours.green));
  const row = openPart(pdf, table, "TR");
  for (const { title, x, width, align } of columns) {
    const place: Place = { x, y: y + (HEAD_HEIGHT - looks.tableHead.lead) / 2, width, align };
    headingCell(pdf, row, "Column", () => writeLine(pdf, title, looks.tableHead, place));
  }
  row.end();
}

function drawRow(
  pdf: Pdf,
  table: Part,
  columns: readonly Column[],
  { cells, height }: SetRow,
  y: number,
): void {
  const row = openPart(pdf, table, "TR");
  columns.forEach(({ look, x, width, align }, index) => {
    const place: Place = { x, y: y + PADDING, width, align };
    textPart(pdf, row, "TD", () => writeLines(pdf, cells[index] ?? [], look, place));
  });
  row.end();
  decoration(pdf, () =>
    pdf.rect(sheet.left, y + height - 0.5, contentWidth, 0.5).fill(colours.rule),
  );
}

/** What a table needs beside its rows, in points. */
export const TABLE_HEAD_HEIGHT = HEAD_HEIGHT;

/** Draws the head and these rows from `y` on; gives the y below them. Without rows it draws nothing. */
export function drawRows(pdf: Pdf, parent: Part, { columns, rows }: SetTable, y: number): number {
  if (rows.length === 0) return y;
  const table = openPart(pdf, parent, "Table");
  drawTableHead(pdf, table, columns, y);
  let below = y + HEAD_HEIGHT;
  for (const row of rows) {
    drawRow(pdf, table, columns, row, below);
    below += row.height;
  }
  table.end();
  return below;
}
