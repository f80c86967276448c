import "server-only";
import { colours, contentWidth, textStyles, sheet, type TextStyle } from "./typesetting/text-style";
import { decoration, headingCell, openPart, textPart, type Part } from "./typesetting/tagged";
import {
  measureWidth,
  wrapEvenly,
  writeLine,
  writeLines,
  type Pdf,
  type Place,
} from "./typesetting/typeset";
import type { CellText, ColumnText, TableText } from "./document-text";

const GUTTER = 12;
const SCALES = [1, 0.9, 0.8, 0.7, 0.6] as const;

interface Column extends Omit<ColumnText, "textStyle"> {
  textStyle: TextStyle;
  note: TextStyle;
  head: TextStyle;
  x: number;
  width: number;
}

interface SetCell {
  lines: string[];
  notes: string[];
}

export interface SetRow {
  /** In the order of the columns. */
  cells: SetCell[];
  /** Points. */
  height: number;
}

export interface SetTable {
  columns: Column[];
  rows: SetRow[];
  style: TableStyle;
}

/** Width and spacing of a table. */
export interface TableStyle {
  /** Points. */
  width: number;
  padding: number;
  headHeight: number;
  /** Maximum scale of the type size. */
  scale: number;
  /** Minimum width of the growing column, in points, as long as a smaller type size for the figures allows it. */
  leastRoom: number;
}

export const ITEMS: TableStyle = {
  width: contentWidth,
  padding: 5,
  headHeight: 22,
  scale: 1,
  leastRoom: 96,
};

/** For many small rows. */
export const SUMMARY: TableStyle = {
  width: 312,
  padding: 2,
  headHeight: 16,
  scale: 0.85,
  leastRoom: 52,
};

const scaled = (textStyle: TextStyle, scale: number): TextStyle => ({
  ...textStyle,
  size: textStyle.size * scale,
});

/** As wide as the widest entry: an amount is never cut or wrapped. */
function widest(
  pdf: Pdf,
  cells: readonly CellText[],
  { title, textStyle, note, head }: Column,
): number {
  const widths = cells.map((cell) =>
    Math.max(measureWidth(pdf, cell.text, textStyle), measureWidth(pdf, cell.note ?? "", note)),
  );
  return Math.max(measureWidth(pdf, title, head), ...widths);
}

/** The figures get the width that they need, the growing column the rest. */
function columnsAt(
  pdf: Pdf,
  { columns, rows }: TableText,
  style: TableStyle,
  shrunk: number,
): Column[] {
  const unplaced = columns.map(({ textStyle, ...column }) => {
    const size = column.grows ? style.scale : style.scale * shrunk;
    const note = scaled(column.grows ? textStyles.note : textStyles.noteFigure, size);
    const head = scaled(textStyles.tableHead, style.scale);
    return {
      ...column,
      textStyle: scaled(textStyles[textStyle], size),
      note,
      head,
      x: 0,
      width: 0,
    };
  });
  const widths = unplaced.map((column, index) =>
    column.grows
      ? 0
      : widest(
          pdf,
          rows.map((row) => row[index] ?? { text: "" }),
          column,
        ),
  );
  const taken = widths.reduce((sum, width) => sum + width, 0);
  const room = style.width - 2 * INSET - taken - GUTTER * (columns.length - 1);
  let x = sheet.left + INSET;
  return unplaced.map((column, index) => {
    const width = column.grows ? room : (widths[index] ?? 0);
    const placed = { ...column, x, width };
    x += width + GUTTER;
    return placed;
  });
}

const INSET = 6;

const roomIn = (columns: readonly Column[]) => columns.find(({ grows }) => grows)?.width ?? 0;

function listColumns(pdf: Pdf, table: TableText, style: TableStyle): Column[] {
  for (const shrunk of SCALES) {
    const placed = columnsAt(pdf, table, style, shrunk);
    if (roomIn(placed) >= style.leastRoom) return placed;
  }
  return columnsAt(pdf, table, style, SCALES.at(-1) ?? 1);
}

function setCell(pdf: Pdf, { text, note = "" }: CellText, column: Column): SetCell {
  const { textStyle, note: noteLook, width, grows } = column;
  const notes = note === "" ? [] : [note];
  if (!grows) return { lines: [text], notes };
  return {
    lines: wrapEvenly(pdf, text, textStyle, width),
    notes: notes.flatMap((line) => wrapEvenly(pdf, line, noteLook, width)),
  };
}

const getHeight = ({ lines, notes }: SetCell) =>
  lines.length * textStyles.text.lead + notes.length * textStyles.note.lead;

/** Wraps every cell into lines, which determines the row heights. */
export function setTable(pdf: Pdf, table: TableText, style: TableStyle): SetTable {
  const columns = listColumns(pdf, table, style);
  const rows = table.rows.map((row) => {
    const cells = columns.map((column, index) => setCell(pdf, row[index] ?? { text: "" }, column));
    return { cells, height: Math.max(...cells.map(getHeight)) + 2 * style.padding };
  });
  return { columns, rows, style };
}

function drawTableHead(pdf: Pdf, table: Part, { columns, style }: SetTable, y: number): void {
  const { width: whole, headHeight } = style;
  decoration(pdf, () => pdf.rect(sheet.left, y, whole, headHeight).fill(colours.green));
  const row = openPart(pdf, table, "TR");
  for (const { title, head, x, width, align } of columns) {
    const place: Place = { x, y: y + (headHeight - head.lead) / 2, width, align };
    headingCell(pdf, row, "Column", () => writeLine(pdf, title, head, place));
  }
  row.end();
}

function drawCell(pdf: Pdf, row: Part, column: Column, { lines, notes }: SetCell, y: number): void {
  const { textStyle, note, x, width, align } = column;
  const place: Place = { x, y, width, align };
  textPart(pdf, row, "TD", () => {
    place.y += writeLines(pdf, lines, textStyle, place, notes.length > 0);
    writeLines(pdf, notes, note, place);
  });
}

function drawRow(
  pdf: Pdf,
  table: Part,
  { columns, style }: SetTable,
  { cells, height }: SetRow,
  y: number,
): void {
  const row = openPart(pdf, table, "TR");
  columns.forEach((column, index) => {
    drawCell(pdf, row, column, cells[index] ?? { lines: [], notes: [] }, y + style.padding);
  });
  row.end();
  decoration(pdf, () =>
    pdf.rect(sheet.left, y + height - 0.5, style.width, 0.5).fill(colours.rule),
  );
}

/** Draws the header and these rows from `y` on; returns the y below them. Without rows it draws nothing. */
export function drawRows(pdf: Pdf, parent: Part, set: SetTable, y: number): number {
  if (set.rows.length === 0) return y;
  const table = openPart(pdf, parent, "Table");
  drawTableHead(pdf, table, set, y);
  let below = y + set.style.headHeight;
  for (const row of set.rows) {
    drawRow(pdf, table, set, row, below);
    below += row.height;
  }
  table.end();
  return below;
}
