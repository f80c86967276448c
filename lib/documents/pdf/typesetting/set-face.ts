import "server-only";
import { documentFont, type Face } from "./typefaces";

const taken = new WeakMap<PDFKit.PDFDocument, Set<Face>>();

/**
 * Sets the font of the following texts; the document embeds it at its first use. pdfkit accepts a parsed fontkit font
 * as well as bytes, although its types do not say so.
 */
export function setFace(pdf: PDFKit.PDFDocument, face: Face): PDFKit.PDFDocument {
  const faces = taken.get(pdf) ?? new Set();
  if (!faces.has(face)) {
    pdf.registerFont(face, documentFont(face) as unknown as Buffer);
    taken.set(pdf, faces.add(face));
  }
  return pdf.font(face);
}
