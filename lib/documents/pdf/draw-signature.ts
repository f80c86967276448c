import "server-only";
import { colours, looks, sheet } from "./typesetting/look";
import type { SignatureText } from "./paper-text";
import { decoration, openPart, textPart, type Part } from "./typesetting/tagged";
import { wrapEvenly, writeLine, writeLines, type Pdf, type Place } from "./typesetting/typeset";

const SPACE_ABOVE = 14;
const WIDTH = 170;
/** Height for a handwritten signature, in points. */
const SIGNING_ROOM = 40;

const sellerLines = (pdf: Pdf, { seller }: SignatureText) =>
  wrapEvenly(pdf, seller, looks.name, WIDTH);

const nameLines = (pdf: Pdf, { name }: SignatureText) => wrapEvenly(pdf, name, looks.text, WIDTH);

/** Points, including the space above; 0 without a signature. */
export function signatureHeight(pdf: Pdf, signature: SignatureText | null): number {
  if (!signature) return 0;
  const lines = sellerLines(pdf, signature).length + nameLines(pdf, signature).length;
  return SPACE_ABOVE + lines * looks.text.lead + SIGNING_ROOM + 4 + looks.note.lead;
}

/** Drawn on the right of the page. */
export function drawSignature(pdf: Pdf, root: Part, signature: SignatureText, below: number): void {
  const part = openPart(pdf, root, "Sect");
  const place: Place = { x: sheet.right - WIDTH, y: below + SPACE_ABOVE, width: WIDTH };
  textPart(pdf, part, "P", () => {
    place.y += writeLines(pdf, sellerLines(pdf, signature), looks.name, place);
  });
  place.y += SIGNING_ROOM;
  decoration(pdf, () => pdf.rect(place.x, place.y, WIDTH, 0.5).fill(colours.muted));
  place.y += 4;
  textPart(pdf, part, "P", () => {
    place.y += writeLines(pdf, nameLines(pdf, signature), looks.text, place, true);
    writeLine(pdf, signature.title, looks.note, place);
  });
  part.end();
}
