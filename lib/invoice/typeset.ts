import "server-only";
import type { TextLook } from "./look";
import { charactersOf } from "./printable";
import { setFace } from "./set-face";
import { runsOf, type Run } from "./typefaces";

export type Pdf = PDFKit.PDFDocument;

/** Where a line stands, in points from the sheet's top left corner. */
export interface Place {
  x: number;
  y: number;
  width: number;
  align?: "left" | "right";
}

/** Share of the size from the top of a line to its baseline; the same for all faces of a line. */
const ASCENT = 0.95;

/** How finely an even line length is sought, in points. */
const EVEN_STEP = 4;

/** After a blank or a slash, but never inside measures such as 200 × 150. */
const BREAKS = /(?<=(?<!×) |\/)(?!×)/u;

function runWidth(pdf: Pdf, { face, text }: Run, look: TextLook): number {
  const options = look.tabular ? { features: ["tnum" as const] } : {};
  return setFace(pdf, face).fontSize(look.size).widthOfString(text, options);
}

/** Points. */
export function widthOf(pdf: Pdf, text: string, look: TextLook): number {
  return runsOf(text, look.typeface).reduce((sum, run) => sum + runWidth(pdf, run, look), 0);
}

/** A word that is wider than the column is cut between characters. */
function cutToWidth(pdf: Pdf, word: string, look: TextLook, width: number): string[] {
  const parts = [""];
  for (const character of charactersOf(word)) {
    const longer = (parts.at(-1) ?? "") + character;
    if (parts.at(-1) && widthOf(pdf, longer, look) > width) parts.push(character);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

interface Word {
  /** With the blank or slash after which a line may break. */
  text: string;
  /** Points, without the blank. */
  width: number;
  /** Points, with the blank. */
  advance: number;
}

/** Each word is measured once: lines add up their widths. */
function statusTextOf(pdf: Pdf, text: string, look: TextLook, width: number): Word[] {
  const measured = (part: string): Word => {
    const advance = widthOf(pdf, part, look);
    const bare = part.trimEnd();
    return { text: part, advance, width: bare === part ? advance : widthOf(pdf, bare, look) };
  };
  return text.split(BREAKS).flatMap((part) => {
    const word = measured(part);
    return word.width <= width ? word : cutToWidth(pdf, part, look, width).map(measured);
  });
}

function fill(words: readonly Word[], width: number): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of words) {
    if (used + word.width > width) {
      lines.push(line);
      line = "";
      used = 0;
    }
    line += word.text;
    used += word.advance;
  }
  return [...lines, line].map((text) => text.trimEnd()).filter((text) => text !== "");
}

/** The lines of a text in a column; breaks at `BREAKS`, else inside a word that is too long. */
export function wrap(pdf: Pdf, text: string, look: TextLook, width: number): string[] {
  return fill(statusTextOf(pdf, text, look, width), width);
}

/** Like `wrap` in as many lines, but of about the same length: no last word alone. */
export function wrapEvenly(pdf: Pdf, text: string, look: TextLook, width: number): string[] {
  const words = statusTextOf(pdf, text, look, width);
  const lines = fill(words, width);
  const narrowest = Math.max(0, ...words.map((word) => word.width));
  let even = lines;
  for (let tried = width; tried >= narrowest; tried -= EVEN_STEP) {
    const next = fill(words, tried);
    if (next.length > lines.length) break;
    even = next;
  }
  return even;
}

/** The text, cut with an ellipsis where it is wider than `width`. */
export function fitted(pdf: Pdf, text: string, look: TextLook, width: number): string {
  if (widthOf(pdf, text, look) <= width) return text;
  const room = width - widthOf(pdf, "…", look);
  return `${cutToWidth(pdf, text, look, room)[0] ?? ""}…`;
}

export function writeLine(pdf: Pdf, text: string, look: TextLook, place: Place): void {
  const space = place.width - widthOf(pdf, text.trimEnd(), look);
  const baseline = place.y + (look.lead - look.size) / 2 + look.size * ASCENT - 1;
  let x = place.x + (place.align === "right" ? space : 0);
  for (const run of runsOf(text, look.typeface)) {
    setFace(pdf, run.face).fontSize(look.size).fillColor(look.colour);
    pdf.text(run.text, x, baseline, {
      lineBreak: false,
      baseline: "alphabetic",
      ...(look.tabular ? { features: ["tnum"] } : {}),
    });
    x += runWidth(pdf, run, look);
  }
}

/**
 * Writes lines below each other and gives the height that they take, in points. The blank at which a
 * line was broken is set too: who copies the text or has it read aloud gets words and not one string.
 * @param goesOn more of the same text follows, in another look
 */
export function writeLines(
  pdf: Pdf,
  lines: readonly string[],
  look: TextLook,
  place: Place,
  goesOn = false,
): number {
  lines.forEach((line, index) => {
    const end = goesOn || index < lines.length - 1 ? " " : "";
    writeLine(pdf, line + end, look, { ...place, y: place.y + index * look.lead });
  });
  return lines.length * look.lead;
}
