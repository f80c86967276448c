import "server-only";
import { documentFont, type Face } from "./typefaces";

const taken = new WeakMap<PDFKit.PDFDocument, Set<Face>>();

/**
 * Sets what follows in a face, which the document takes when it first needs it. pdfkit takes a parsed font of
 * fontkit as well as bytes; its types are older than that.
 */
export function setFace(pdf: PDFKit.PDFDocument, face: Face): PDFKit.PDFDocument {
  const faces = taken.get(pdf) ?? new Set();
  if (!faces.has(face)) {
    pdf.registerFont(face, documentFont(face) as unknown as Buffer);
    taken.set(pdf, faces.add(face));
  }
  return pdf.font(face);
}
