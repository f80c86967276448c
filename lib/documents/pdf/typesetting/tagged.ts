import "server-only";
import type { Pdf } from "./typeset";

/** A structure element of the tagged PDF, as screen readers see it. */
export type Part = ReturnType<Pdf["struct"]>;

/** pdfkit writes the scope, although its types do not have it. */
interface HeadingCell {
  title?: string;
  scope: "Column" | "Row";
}

/** Draws something without meaning, such as rules and backgrounds, which screen readers skip. */
export function decoration(pdf: Pdf, draw: () => void): void {
  pdf.markContent("Artifact", { type: "Layout" });
  draw();
  pdf.endMarkedContent();
}

/** Opens an element that contains other elements. */
export function openPart(pdf: Pdf, parent: Part, type: string): Part {
  const part = pdf.struct(type);
  parent.add(part);
  return part;
}

/** An element with text, which `draw` writes. */
export function textPart(pdf: Pdf, parent: Part, type: string, draw: () => void): void {
  const part = pdf.struct(type, {}, draw);
  parent.add(part);
  part.end();
}

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
