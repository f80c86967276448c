import "server-only";
import { contentWidth, looks, sheet } from "./look";
import type { SlipText } from "./slip-text";
import { openPart, textPart, type Part } from "./tagged";
import { wrap, writeLine, writeLines, type Pdf, type Place } from "./typeset";

const SPACE_ABOVE = 10;
const SPACE_BETWEEN = 12;

const noteLines = (pdf: Pdf, { note }: SlipText): string[][] =>
  note.map((line) => wrap(pdf, line, looks.text, contentWidth));

/** Points, the space above included. */
export function slipEndHeight(pdf: Pdf, text: SlipText): number {
  const lines = noteLines(pdf, text).flat().length;
  const note = lines === 0 ? 0 : SPACE_BETWEEN + looks.label.lead + lines * looks.text.lead;
  return SPACE_ABOVE + looks.name.lead + note;
}

/** Below the items: how many packs there are, and what the buyer wrote. */
export function drawSlipEnd(pdf: Pdf, root: Part, text: SlipText, below: number): void {
  const place: Place = { x: sheet.left, y: below + SPACE_ABOVE, width: contentWidth };
  const right: Place = { ...place, width: contentWidth - 6, align: "right" };
  textPart(pdf, root, "P", () => writeLine(pdf, text.sum, looks.name, right));
  place.y += looks.name.lead + SPACE_BETWEEN;
  if (text.note.length === 0) return;
  const part = openPart(pdf, root, "Sect");
  textPart(pdf, part, "H2", () => writeLine(pdf, "Note from the buyer", looks.label, place));
  place.y += looks.label.lead;
  for (const lines of noteLines(pdf, text)) {
    textPart(pdf, part, "P", () => {
      place.y += writeLines(pdf, lines, looks.text, place);
    });
  }
  part.end();
}
