import "server-only";
import { qrModules } from "@/lib/shop/payment-methods/qr";
import { colours, looks } from "./look";
import type { PaymentText } from "./paper-text";
import { decoration, openPart, textPart, type Part } from "./tagged";
import { wrap, wrapEvenly, writeLines, type Pdf, type Place } from "./typeset";

/** Where the rest is to be paid: a QR code with its text beside it. */

const QR = 76;
const GUTTER = 12;

const linesOf = (pdf: Pdf, { upiLink, lines }: PaymentText, width: number): string[] => {
  const room = upiLink ? width - QR - GUTTER : width;
  return lines.flatMap((line) => wrap(pdf, line, looks.fine, room));
};

const titleOf = (pdf: Pdf, { title }: PaymentText, width: number) =>
  wrapEvenly(pdf, title, looks.section, width);

/** Points. */
export function paymentHeight(pdf: Pdf, payment: PaymentText, width: number): number {
  const lines = linesOf(pdf, payment, width).length * looks.fine.lead;
  const title = titleOf(pdf, payment, width).length * looks.section.lead;
  return title + Math.max(lines, payment.upiLink ? QR : 0);
}

export function drawPayment(pdf: Pdf, root: Part, payment: PaymentText, start: Place): void {
  const place = { ...start };
  const part = openPart(pdf, root, "Sect");
  textPart(pdf, part, "H2", () => {
    place.y += writeLines(pdf, titleOf(pdf, payment, place.width), looks.section, place);
  });
  const lines = linesOf(pdf, payment, place.width);
  const { upiLink } = payment;
  if (upiLink) {
    decoration(pdf, () => drawQr(pdf, upiLink, place.x, place.y));
    place.x += QR + GUTTER;
  }
  textPart(pdf, part, "P", () => writeLines(pdf, lines, looks.fine, place));
  part.end();
}

/** Dark modules beside each other are one rectangle, so that no seam shows between them. */
function drawQr(pdf: Pdf, text: string, x: number, y: number): void {
  const rows = qrModules(text);
  const side = QR / rows.length;
  rows.forEach((row, index) => {
    row.forEach((isDark, column) => {
      if (!isDark || row[column - 1]) return;
      const end = row.findIndex((dark, other) => other > column && !dark);
      const length = (end < 0 ? row.length : end) - column;
      pdf.rect(x + column * side, y + index * side, length * side, side + 0.05);
    });
  });
  pdf.fill(colours.ink);
}
