import "server-only";
import type { Pdf } from "./typeset";

/** A part of the document as a screen reader walks through it. */
export type Part = ReturnType<Pdf["struct"]>;

/** pdfkit writes the scope, though its types do not tell of it. */
interface HeadingCell {
  title?: string;
  scope: "Column" | "Row";
}

/** Draws what has no meaning of its own: rules, grounds, the furniture of a page. */
export function decoration(pdf: Pdf, draw: () => void): void {
  pdf.markContent("Artifact", { type: "Layout" });
  draw();
  pdf.endMarkedContent();
}

/** Opens a part that holds other parts. */
export function openPart(pdf: Pdf, parent: Part, type: string): Part {
  const part = pdf.struct(type);
  parent.add(part);
  return part;
}

/** A part with a text in it, which `draw` writes. */
export function textPart(pdf: Pdf, parent: Part, type: string, draw: () => void): void {
  const part = pdf.struct(type, {}, draw);
  parent.add(part);
  part.end();
}

/** A heading cell of a table. */
export function headingCell(
  pdf: Pdf,
  row: Part,
  scope: HeadingCell["scope"],
  draw: () => void,
): void {
  const options: HeadingCell = { scope };
  const part = pdf.struct("TH", options, draw);
  row.add(part);
  part.end();
}
