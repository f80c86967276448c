import "server-only";
import { colours, contentWidth, textStyles, sheet } from "./typesetting/text-style";
import { decoration, openPart, textPart, type Part } from "./typesetting/tagged";
import {
  measureWidth,
  wrap,
  wrapEvenly,
  writeLine,
  writeLines,
  type Pdf,
  type Place,
} from "./typesetting/typeset";
import type { LabelledText, HeadText } from "./document-text";

const MARK = 36;
const SELLER_WIDTH = 290;
const TITLE_WIDTH = 190;
const GUTTER = 18;
const BAND_COLUMNS = 4;

/** The default mark: a box seen from above with its flap half open, drawn in a square of 32. */
function drawMark(pdf: Pdf, x: number, y: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(MARK / 32);
  pdf.roundedRect(0, 0, 32, 32, 3).fill(colours.green);
  pdf.lineWidth(2.1).lineJoin("round").strokeColor(colours.onGreen);
  pdf.path("M7 7h18v18H7zM13.2 7v18M13.2 16 25 7M13.2 16 25 25").stroke();
  pdf.restore();
}

function drawSeller(pdf: Pdf, root: Part, text: HeadText): number {
  const { name, tradeName, address, registration, udyam, contact } = text.seller;
  const indent = text.hasOwnLogo ? 0 : MARK + 12;
  const place: Place = { x: sheet.left + indent, y: sheet.top, width: SELLER_WIDTH - indent };
  if (!text.hasOwnLogo) decoration(pdf, () => drawMark(pdf, sheet.left, sheet.top + 1));
  const part = openPart(pdf, root, "Sect");
  const write = (content: string, textStyle: (typeof textStyles)["shop" | "quiet"]) =>
    textPart(pdf, part, "P", () => {
      place.y += writeLines(
        pdf,
        wrapEvenly(pdf, content, textStyle, place.width),
        textStyle,
        place,
      );
    });
  write(name, textStyles.shop);
  place.y += 2;
  const trade = tradeName && text.t("Trading as {name}", { name: tradeName });
  for (const line of [trade, address, registration, udyam, ...contact]) {
    if (line) write(line, textStyles.quiet);
  }
  part.end();
  return place.y;
}

/** A stamp, slightly rotated. Screen readers get the same from the status among the facts. */
function drawStamp(pdf: Pdf, { t }: HeadText, cancelledOn: string, y: number): number {
  const width = Math.max(126, measureWidth(pdf, cancelledOn, textStyles.stampDate) + 20);
  const height = cancelledOn ? 38 : 28;
  const x = sheet.right - width - 2;
  const inner = { x: x + 10, y: y + 5, width: width - 20 };
  const centred = (line: string, textStyle: (typeof textStyles)["stamp"]) => {
    const indent = (inner.width - measureWidth(pdf, line, textStyle)) / 2;
    writeLine(pdf, line, textStyle, { ...inner, x: inner.x + indent });
    inner.y += textStyle.lead;
  };
  pdf.save().rotate(-2, { origin: [x + width / 2, y + height / 2] });
  decoration(pdf, () =>
    pdf.roundedRect(x, y, width, height, 3).lineWidth(1.8).stroke(colours.alert),
  );
  decoration(pdf, () => {
    centred(t("Cancelled"), textStyles.stamp);
    if (cancelledOn) centred(cancelledOn, textStyles.stampDate);
  });
  pdf.restore();
  return y + height + 6;
}

function drawTitle(pdf: Pdf, root: Part, text: HeadText): number {
  const place: Place = {
    x: sheet.right - TITLE_WIDTH,
    y: sheet.top - 8,
    width: TITLE_WIDTH,
    align: "right",
  };
  textPart(pdf, root, "H1", () => writeLine(pdf, text.title, textStyles.title, place));
  place.y += textStyles.title.lead + 3;
  textPart(pdf, root, "P", () => {
    const lines = wrap(pdf, text.number, textStyles.number, TITLE_WIDTH);
    place.y += writeLines(pdf, lines, textStyles.number, place);
  });
  if (text.mark) {
    textPart(pdf, root, "P", () => writeLine(pdf, text.mark, textStyles.mark, place));
    place.y += textStyles.mark.lead;
  }
  if (text.cancelledOn === null) return place.y;
  return drawStamp(pdf, text, text.cancelledOn, place.y + 10);
}

function drawFacts(pdf: Pdf, root: Part, facts: readonly LabelledText[], start: Place): number {
  const place = { ...start };
  for (const { label, value } of facts) {
    textPart(pdf, root, "P", () => {
      writeLine(pdf, `${label} `, textStyles.label, place);
      place.y += textStyles.label.lead;
      place.y += writeLines(
        pdf,
        wrap(pdf, value, textStyles.text, place.width),
        textStyles.text,
        place,
      );
    });
    place.y += 5;
  }
  return place.y - 5;
}

function drawParty(
  pdf: Pdf,
  root: Part,
  title: string,
  party: readonly string[],
  start: Place,
): number {
  const place = { ...start };
  if (party.length === 0) return place.y;
  const part = openPart(pdf, root, "Sect");
  textPart(pdf, part, "H2", () => writeLine(pdf, title, textStyles.label, place));
  place.y += textStyles.label.lead;
  party.forEach((line, index) => {
    const textStyle = index === 0 ? textStyles.name : textStyles.text;
    textPart(pdf, part, "P", () => {
      place.y += writeLines(pdf, wrap(pdf, line, textStyle, place.width), textStyle, place);
    });
  });
  part.end();
  return place.y;
}

/** Draws the head of the first page; returns the y below it, in points. */
export function drawHead(pdf: Pdf, root: Part, text: HeadText): number {
  const ruleY = Math.max(drawSeller(pdf, root, text), drawTitle(pdf, root, text)) + 12;
  decoration(pdf, () => pdf.rect(sheet.left, ruleY, contentWidth, 1.5).fill(colours.green));
  const y = ruleY + 14;
  return 18 + (text.hasBand ? drawBanded(pdf, root, text, y) : drawBeside(pdf, root, text, y));
}

/** One of `of` columns of equal width. */
function column(index: number, of: number, y: number): Place {
  const width = (contentWidth - GUTTER * (of - 1)) / of;
  return { x: sheet.left + index * (width + GUTTER), y, width };
}

/** The facts and the parties in columns next to each other. */
function drawBeside(pdf: Pdf, root: Part, text: HeadText, y: number): number {
  const factsEnd = drawFacts(pdf, root, text.facts, column(0, 3, y));
  return Math.max(
    factsEnd,
    drawParty(pdf, root, text.buyerLabel, text.buyer, column(1, 3, y)),
    drawParty(pdf, root, text.t("Deliver to"), text.delivery, column(2, 3, y)),
  );
}

/** The facts in rows across the page, with the parties below. */
function drawBanded(pdf: Pdf, root: Part, text: HeadText, top: number): number {
  let y = top;
  for (let first = 0; first < text.facts.length; first += BAND_COLUMNS) {
    const row = text.facts.slice(first, first + BAND_COLUMNS);
    const ends = row.map((fact, index) =>
      drawFacts(pdf, root, [fact], column(index, BAND_COLUMNS, y)),
    );
    y = Math.max(...ends) + 8;
  }
  decoration(pdf, () => pdf.rect(sheet.left, y, contentWidth, 0.5).fill(colours.rule));
  y += 12;
  return Math.max(
    drawParty(pdf, root, text.buyerLabel, text.buyer, column(0, 2, y)),
    drawParty(pdf, root, text.t("Deliver to"), text.delivery, column(1, 2, y)),
  );
}
