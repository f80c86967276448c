import "server-only";
import { buffer } from "node:stream/consumers";
import { drawHead } from "./draw-head";
import { drawFooter, drawRunningHead } from "./draw-page-frame";
import { closingHeight, drawClosing } from "./draw-sums";
import { drawRows, ITEMS, setTable, SUMMARY, type SetTable } from "./draw-table";
import { sheet, contentWidth, textStyles, colours } from "./typesetting/text-style";
import { openDocument } from "./typesetting/open-document";
import { COPY_MARKS, documentText, type CopyMark } from "./write-document-text";
import { planPages, type PlannedPage } from "./plan-pages";
import { type Part, textPart, decoration, openPart } from "./typesetting/tagged";
import { type Pdf, writeLine, type Place, wrapEvenly, writeLines } from "./typesetting/typeset";
import type { PrintedDocument, DocumentText, SignatureText } from "./document-text";

const SPACE_ABOVE = 14;

/** Height above the first row of the summary, in points. */
const hsnHeadHeight = ({ style }: SetTable): number =>
  SPACE_ABOVE + textStyles.section.lead + style.headHeight;

/** Draws these rows of the HSN summary below its title. */
function drawHsn(pdf: Pdf, root: Part, { t }: DocumentText, table: SetTable, below: number): void {
  const place: Place = { x: sheet.left, y: below + SPACE_ABOVE, width: contentWidth };
  textPart(pdf, root, "H2", () =>
    writeLine(pdf, t("Summary by HSN code"), textStyles.section, place),
  );
  drawRows(pdf, root, table, place.y + textStyles.section.lead);
}

const SIGNATURE_WIDTH = 170;
/** Height for a handwritten signature, in points. */
const SIGNING_ROOM = 40;

const sellerLines = (pdf: Pdf, { seller }: SignatureText) =>
  wrapEvenly(pdf, seller, textStyles.name, SIGNATURE_WIDTH);

const nameLines = (pdf: Pdf, { name }: SignatureText) =>
  wrapEvenly(pdf, name, textStyles.text, SIGNATURE_WIDTH);

/** Points, including the space above; 0 without a signature. */
function signatureHeight(pdf: Pdf, signature: SignatureText | null): number {
  if (!signature) return 0;
  const lines = sellerLines(pdf, signature).length + nameLines(pdf, signature).length;
  return SPACE_ABOVE + lines * textStyles.text.lead + SIGNING_ROOM + 4 + textStyles.note.lead;
}

/** Draws it on the right of the page. */
function drawSignature(pdf: Pdf, root: Part, signature: SignatureText, below: number): void {
  const part = openPart(pdf, root, "Sect");
  const place: Place = {
    x: sheet.right - SIGNATURE_WIDTH,
    y: below + SPACE_ABOVE,
    width: SIGNATURE_WIDTH,
  };
  textPart(pdf, part, "P", () => {
    place.y += writeLines(pdf, sellerLines(pdf, signature), textStyles.name, place);
  });
  place.y += SIGNING_ROOM;
  decoration(pdf, () => pdf.rect(place.x, place.y, SIGNATURE_WIDTH, 0.5).fill(colours.muted));
  place.y += 4;
  textPart(pdf, part, "P", () => {
    place.y += writeLines(pdf, nameLines(pdf, signature), textStyles.text, place, true);
    writeLine(pdf, signature.title, textStyles.note, place);
  });
  part.end();
}

interface SetTables {
  items: SetTable;
  hsn: SetTable | null;
}

const only = (table: SetTable, numbers: readonly number[]): SetTable => ({
  ...table,
  rows: table.rows.filter((_, row) => numbers.includes(row)),
});

const listHeights = (table: SetTable | null) => table?.rows.map(({ height }) => height) ?? [];

function plan(pdf: Pdf, text: DocumentText, { items, hsn }: SetTables, top: number): PlannedPage[] {
  return planPages({
    rows: listHeights(items),
    sums: closingHeight(pdf, text),
    hsn: listHeights(hsn),
    hsnHead: hsn ? hsnHeadHeight(hsn) : 0,
    signature: signatureHeight(pdf, text.signature),
    first: sheet.bottom - top - ITEMS.headHeight,
    further: sheet.bottom - sheet.furtherTop - ITEMS.headHeight,
    whole: sheet.bottom - sheet.furtherTop,
  });
}

function drawPage(
  pdf: Pdf,
  root: Part,
  text: DocumentText,
  { items, hsn }: SetTables,
  page: PlannedPage,
  top: number,
): void {
  let y = drawRows(pdf, root, only(items, page.rows), top);
  if (page.hasSums) y = drawClosing(pdf, root, text, y);
  if (hsn && page.hsn.length > 0) drawHsn(pdf, root, text, only(hsn, page.hsn), y);
  if (text.signature && page.hasSignature) drawSignature(pdf, root, text.signature, y);
}

function drawCopy(pdf: Pdf, root: Part, text: DocumentText): void {
  const items = setTable(pdf, text.items, ITEMS);
  const tables = { items, hsn: text.hsn && setTable(pdf, text.hsn, SUMMARY) };
  pdf.addPage();
  const top = drawHead(pdf, root, text);
  const pages = plan(pdf, text, tables, top);
  pages.forEach((page, index) => {
    if (index > 0) {
      pdf.addPage();
      drawRunningHead(pdf, text);
    }
    drawPage(pdf, root, text, tables, page, index === 0 ? top : sheet.furtherTop);
    drawFooter(pdf, text, index + 1, pages.length);
  });
}

/** Each copy of an invoice is marked with its recipient; other documents have one unmarked copy. */
function getMarks({ kind }: PrintedDocument, copies: number): readonly (CopyMark | null)[] {
  return kind === "invoice" ? COPY_MARKS.slice(0, copies) : [null];
}

/**
 * Renders a document as a PDF (A4, tagged, with selectable text); an invoice as the given number of marked copies, one
 * after another. The same document gives the same bytes. Needs the fonts in lib/documents/pdf/fonts below the working
 * directory.
 */
export function renderDocument(document: PrintedDocument, copies = 1): Promise<Buffer> {
  const [mark = null, ...further] = getMarks(document, copies);
  const texts = further.map((other) => documentText(document, other));
  return renderTexts([documentText(document, mark), ...texts], document.date);
}

/** Renders laid-out texts, such as those of an offer, one after another. */
export async function renderTexts(
  texts: readonly [DocumentText, ...DocumentText[]],
  date: Date,
): Promise<Buffer> {
  const [{ title, number, seller }] = texts;
  const pdf = openDocument({ title: `${title} ${number}`, author: seller.name, date });
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  for (const text of texts) drawCopy(pdf, root, text);
  root.end();
  pdf.end();
  return buffer(pdf);
}
