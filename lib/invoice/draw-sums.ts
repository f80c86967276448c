import "server-only";
import type { InvoiceText, LabelledText } from "./invoice-text";
import { colours, looks, sheet, type TextLook } from "./look";
import { decoration, headingCell, openPart, textPart, type Part } from "./tagged";
import { widthOf, wrap, wrapEvenly, writeLine, writeLines, type Pdf } from "./typeset";

const WORDS_WIDTH = 208;
const SUMS_WIDTH = 260;
const SUMS_LEFT = sheet.right - SUMS_WIDTH;
const INSET = 10;
const ROW = 18;
const TOTAL_ROW = 36;
const SPACE_ABOVE = 14;

/** Label and value share a line where both fit; else the label takes what it needs above. */
function labelLines(pdf: Pdf, { label, value }: LabelledText): string[] {
  const room = SUMS_WIDTH - 2 * INSET - widthOf(pdf, value, looks.figure) - 12;
  return wrap(pdf, label, looks.text, Math.max(room, 80));
}

function sumsHeight(pdf: Pdf, { sums }: InvoiceText): number {
  const lines = sums.reduce((total, sum) => total + labelLines(pdf, sum).length - 1, 0);
  return sums.length * ROW + lines * looks.text.lead + TOTAL_ROW + 6;
}

function wordsHeight(pdf: Pdf, text: InvoiceText): number {
  const lines = wrapEvenly(pdf, text.totalInWords, looks.text, WORDS_WIDTH);
  return looks.label.lead + lines.length * looks.text.lead;
}

/** Points, the space above included. */
export function closingHeight(pdf: Pdf, text: InvoiceText): number {
  return SPACE_ABOVE + Math.max(sumsHeight(pdf, text), wordsHeight(pdf, text));
}

interface SumLook {
  label: TextLook;
  value: TextLook;
}

function drawSum(
  pdf: Pdf,
  table: Part,
  lines: readonly string[],
  value: string,
  look: SumLook,
  y: number,
): void {
  const row = openPart(pdf, table, "TR");
  const place = { x: SUMS_LEFT + INSET, y, width: SUMS_WIDTH - 2 * INSET };
  headingCell(pdf, row, "Row", () => writeLines(pdf, lines, look.label, place));
  textPart(pdf, row, "TD", () => writeLine(pdf, value, look.value, { ...place, align: "right" }));
  row.end();
}

function drawSums(pdf: Pdf, root: Part, text: InvoiceText, top: number): void {
  const table = openPart(pdf, root, "Table");
  let y = top;
  for (const sum of text.sums) {
    const lines = labelLines(pdf, sum);
    drawSum(pdf, table, lines, sum.value, { label: looks.text, value: looks.figure }, y);
    y += ROW + (lines.length - 1) * looks.text.lead;
  }
  decoration(pdf, () => {
    pdf.rect(SUMS_LEFT, y + 4, SUMS_WIDTH, TOTAL_ROW).fill(colours.paper);
    pdf.rect(SUMS_LEFT, y + 4, SUMS_WIDTH, 1.5).fill(colours.ink);
  });
  const look = { label: looks.totalLabel, value: looks.total };
  drawSum(pdf, table, ["Total"], text.total, look, y + 4 + (TOTAL_ROW - looks.total.lead) / 2);
  table.end();
}

/** The sums on the right and the total in words beside them, below the last row. */
export function drawClosing(pdf: Pdf, root: Part, text: InvoiceText, below: number): void {
  const y = below + SPACE_ABOVE;
  drawSums(pdf, root, text, y);
  const place = { x: sheet.left, y, width: WORDS_WIDTH };
  textPart(pdf, root, "P", () => {
    writeLine(pdf, "Total in words ", looks.label, place);
    const lines = wrapEvenly(pdf, text.totalInWords, looks.text, WORDS_WIDTH);
    writeLines(pdf, lines, looks.text, { ...place, y: y + looks.label.lead });
  });
}
