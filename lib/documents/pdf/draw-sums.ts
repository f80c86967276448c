import "server-only";
import { qrModules } from "@/lib/shop/payment-methods/qr";
import { colours, textStyles, sheet, type TextStyle } from "./typesetting/text-style";
import { decoration, headingCell, openPart, textPart, type Part } from "./typesetting/tagged";
import {
  measureWidth,
  wrap,
  wrapEvenly,
  writeLine,
  writeLines,
  type Pdf,
  type Place,
} from "./typesetting/typeset";
import type { CodedText, LabelledText, DocumentText } from "./document-text";

/** Payment details and the e-invoice's registration: a QR code with its text next to it. */

/** Points. The portal's signed text is long, and phones must be able to read its modules. */
const QR = { short: 76, long: 114 } as const;
const GUTTER = 12;
/** Codes with more characters than this use the long size. */
const LONG = 400;

const qrSide = ({ code }: CodedText) => (code && code.length > LONG ? QR.long : QR.short);

const listLines = (pdf: Pdf, text: CodedText, width: number): string[] => {
  const room = text.code ? width - qrSide(text) - GUTTER : width;
  return text.lines.flatMap((line) => wrap(pdf, line, textStyles.fine, room));
};

const listTitle = (pdf: Pdf, { title }: CodedText, width: number) =>
  wrapEvenly(pdf, title, textStyles.section, width);

/** Points. */
function codedHeight(pdf: Pdf, text: CodedText, width: number): number {
  const lines = listLines(pdf, text, width).length * textStyles.fine.lead;
  const title = listTitle(pdf, text, width).length * textStyles.section.lead;
  return title + Math.max(lines, text.code ? qrSide(text) : 0);
}

function drawCoded(pdf: Pdf, root: Part, text: CodedText, start: Place): void {
  const place = { ...start };
  const part = openPart(pdf, root, "Sect");
  textPart(pdf, part, "H2", () => {
    place.y += writeLines(pdf, listTitle(pdf, text, place.width), textStyles.section, place);
  });
  const lines = listLines(pdf, text, place.width);
  const { code } = text;
  if (code) {
    const side = qrSide(text);
    decoration(pdf, () => drawQr(pdf, code, { ...place, width: side }));
    place.x += side + GUTTER;
  }
  textPart(pdf, part, "P", () => writeLines(pdf, lines, textStyles.fine, place));
  part.end();
}

/** Adjacent dark modules are drawn as one rectangle, so that no gap shows between them. */
function drawQr(pdf: Pdf, text: string, { x, y, width }: Place): void {
  const rows = qrModules(text, text.length > LONG ? "low" : "medium");
  const side = width / rows.length;
  rows.forEach((row, index) => {
    row.forEach((isDark, column) => {
      if (!isDark || row[column - 1]) return;
      const end = row.findIndex((dark, other) => other > column && !dark);
      const length = (end < 0 ? row.length : end) - column;
      pdf.rect(x + column * side, y + index * side, length * side, side + 0.05);
    });
  });
  pdf.fill(colours.ink);
}

const WORDS_WIDTH = 208;
const SUMS_WIDTH = 260;
const SUMS_LEFT = sheet.right - SUMS_WIDTH;
const INSET = 10;
const ROW = 18;
/** Row height when there are many tax rows. */
const TIGHT_ROW = 15;
const MANY_ROWS = 5;
const TOTAL_ROW = 36;
const SPACE_ABOVE = 14;
const SPACE_BETWEEN = 8;

const getRow = ({ sums }: DocumentText) => (sums.length > MANY_ROWS ? TIGHT_ROW : ROW);

/** Label and value share a line when both fit; otherwise the label is wrapped above the value. */
function labelLines(pdf: Pdf, { label, value }: LabelledText): string[] {
  const room = SUMS_WIDTH - 2 * INSET - measureWidth(pdf, value, textStyles.figure) - 12;
  return wrap(pdf, label, textStyles.text, Math.max(room, 80));
}

function sumsHeight(pdf: Pdf, text: DocumentText): number {
  const lines = text.sums.reduce((total, sum) => total + labelLines(pdf, sum).length - 1, 0);
  return text.sums.length * getRow(text) + lines * textStyles.text.lead + TOTAL_ROW + 6;
}

/** Returns the height of the part next to the sums; draws it only when a root is given. */
function besideSums(pdf: Pdf, text: DocumentText, y: number, root?: Part): number {
  const place: Place = { x: sheet.left, y, width: WORDS_WIDTH };
  for (const { label, value } of text.words) {
    const lines = wrapEvenly(pdf, value, textStyles.text, WORDS_WIDTH);
    if (root) drawWords(pdf, root, label, lines, place);
    place.y += textStyles.label.lead + lines.length * textStyles.text.lead + SPACE_BETWEEN;
  }
  if (text.remark) {
    const lines = wrapEvenly(pdf, text.remark, textStyles.note, WORDS_WIDTH);
    if (root) textPart(pdf, root, "P", () => writeLines(pdf, lines, textStyles.note, place));
    place.y += lines.length * textStyles.note.lead + SPACE_BETWEEN;
  }
  for (const coded of [text.registration, text.payment]) {
    if (!coded) continue;
    if (root) drawCoded(pdf, root, coded, place);
    place.y += codedHeight(pdf, coded, WORDS_WIDTH) + SPACE_BETWEEN;
  }
  return place.y - SPACE_BETWEEN - y;
}

function drawWords(pdf: Pdf, root: Part, label: string, lines: string[], place: Place): void {
  textPart(pdf, root, "P", () => {
    writeLine(pdf, `${label} `, textStyles.label, place);
    writeLines(pdf, lines, textStyles.text, { ...place, y: place.y + textStyles.label.lead });
  });
}

/** Points, including the space above. */
export function closingHeight(pdf: Pdf, text: DocumentText): number {
  return SPACE_ABOVE + Math.max(sumsHeight(pdf, text), besideSums(pdf, text, 0));
}

function drawSum(
  pdf: Pdf,
  table: Part,
  lines: readonly string[],
  value: string,
  textStyle: { label: TextStyle; value: TextStyle },
  y: number,
): void {
  const row = openPart(pdf, table, "TR");
  const place = { x: SUMS_LEFT + INSET, y, width: SUMS_WIDTH - 2 * INSET };
  headingCell(pdf, row, "Row", () => writeLines(pdf, lines, textStyle.label, place));
  textPart(pdf, row, "TD", () =>
    writeLine(pdf, value, textStyle.value, { ...place, align: "right" }),
  );
  row.end();
}

function drawSums(pdf: Pdf, root: Part, text: DocumentText, top: number): void {
  const table = openPart(pdf, root, "Table");
  let y = top;
  for (const sum of text.sums) {
    const lines = labelLines(pdf, sum);
    drawSum(pdf, table, lines, sum.value, { label: textStyles.text, value: textStyles.figure }, y);
    y += getRow(text) + (lines.length - 1) * textStyles.text.lead;
  }
  decoration(pdf, () => {
    pdf.rect(SUMS_LEFT, y + 4, SUMS_WIDTH, TOTAL_ROW).fill(colours.paper);
    pdf.rect(SUMS_LEFT, y + 4, SUMS_WIDTH, 1.5).fill(colours.ink);
  });
  const textStyle = { label: textStyles.totalLabel, value: textStyles.total };
  drawSum(
    pdf,
    table,
    [text.totalLabel],
    text.total,
    textStyle,
    y + 4 + (TOTAL_ROW - textStyles.total.lead) / 2,
  );
  table.end();
}

/** Draws the sums on the right and their details on the left, below the last row; returns the y below. */
export function drawClosing(pdf: Pdf, root: Part, text: DocumentText, below: number): number {
  const y = below + SPACE_ABOVE;
  drawSums(pdf, root, text, y);
  besideSums(pdf, text, y, root);
  return below + closingHeight(pdf, text);
}
