import "server-only";
import {
  contentWidth,
  textStyles,
  sheet as paper,
} from "@/lib/documents/pdf/typesetting/text-style";
import { openPart, textPart, type Part } from "@/lib/documents/pdf/typesetting/tagged";
import { writeLine, type Pdf } from "@/lib/documents/pdf/typesetting/typeset";
import { LAYERS } from "@/lib/catalogue/model/drawing/draw-sheet";
import type { FlatSheet, SheetLine } from "@/lib/catalogue/model/flat-sheet";

/** Points between the heading and the drawing, which is at most full size. */
const HEADING = 22;
const REAL_SIZE = 72 / 25.4;

interface Drawn {
  sheet: FlatSheet;
  size: string;
}

/** Draws the flat sheet on a page of its own, as large as fits. */
export function drawDieline(pdf: Pdf, root: Part, { sheet, size }: Drawn): void {
  const top = paper.top + HEADING;
  const room = paper.bottom - top - 12;
  const scale = Math.min(REAL_SIZE, contentWidth / sheet.width, room / sheet.height);
  const part = openPart(pdf, root, "Sect");
  textPart(pdf, part, "H2", () => {
    const place = { x: paper.left, y: paper.top, width: contentWidth };
    writeLine(pdf, `Dieline, ${size}: cuts red, creases blue`, textStyles.section, place);
  });
  const figure = pdf.struct("Figure", { alt: `Dieline, ${size}` }, () => {
    pdf.save();
    pdf
      .translate(paper.left, top)
      .scale(scale)
      .lineWidth(0.6 / scale);
    stroke(pdf, sheet, "cut");
    pdf.dash(3 / scale, { space: 2 / scale });
    stroke(pdf, sheet, "crease");
    pdf.restore();
  });
  part.add(figure);
  figure.end();
  part.end();
}

function stroke(pdf: Pdf, { lines }: FlatSheet, wanted: SheetLine["kind"]): void {
  const drawn = lines.filter(({ kind }) => kind === wanted);
  if (drawn.length === 0) return;
  for (const { from, until } of drawn) pdf.moveTo(...from).lineTo(...until);
  pdf.stroke(LAYERS[wanted].screen);
}
