import "server-only";
import { colours, contentWidth, textStyles, sheet } from "./typesetting/text-style";
import { fitted, measureWidth, writeLine, type Pdf } from "./typesetting/typeset";
import type { HeadText } from "./document-text";

const FOOTER_Y = sheet.bottom + 22;
const RUNNING_HEAD_Y = sheet.top;

/** Marked as an artifact, which screen readers skip, because it repeats on every page. */
function furniture(pdf: Pdf, draw: () => void): void {
  pdf.markContent("Artifact", { type: "Pagination" });
  draw();
  pdf.endMarkedContent();
}

/** The contact and the page number. `page` counts from 1. */
export function drawFooter(
  pdf: Pdf,
  { t, seller, noun }: HeadText,
  page: number,
  pages: number,
): void {
  const number = t("Page {page} of {pages}", { page, pages });
  const numberWidth = measureWidth(pdf, number, textStyles.small);
  const { email, phone } = seller;
  const contact = t("Questions about this {noun}? Write to {email} or call {phone}", {
    noun,
    email,
    phone,
  });
  const width = contentWidth - numberWidth - 16;
  furniture(pdf, () => {
    pdf.rect(sheet.left, FOOTER_Y - 8, contentWidth, 0.5).fill(colours.rule);
    const line = fitted(pdf, contact, textStyles.small, width);
    writeLine(pdf, line, textStyles.small, { x: sheet.left, y: FOOTER_Y, width });
    const right = { x: sheet.left, y: FOOTER_Y, width: contentWidth, align: "right" as const };
    writeLine(pdf, number, textStyles.small, right);
  });
}

/** Repeats the document's name on each further page. */
export function drawRunningHead(pdf: Pdf, { title, seller, number, mark }: HeadText): void {
  const width = contentWidth / 2 - 8;
  const place = { x: sheet.left, y: RUNNING_HEAD_Y, width };
  furniture(pdf, () => {
    writeLine(pdf, fitted(pdf, seller.name, textStyles.name, width), textStyles.name, place);
    const document = fitted(
      pdf,
      [`${title} ${number}`, mark].filter(Boolean).join(", "),
      textStyles.small,
      width,
    );
    const right = { ...place, x: sheet.right - width, align: "right" as const };
    writeLine(pdf, document, textStyles.small, right);
    pdf.rect(sheet.left, RUNNING_HEAD_Y + 20, contentWidth, 1.5).fill(colours.green);
  });
}
