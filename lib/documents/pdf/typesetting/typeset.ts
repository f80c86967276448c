import "server-only";
import { Lanes } from "./lanes";
import type { TextStyle } from "./text-style";
import { splitCharacters } from "./printable";
import type { ReadableDocument } from "./readable-document";
import { fontCopy, splitRuns, type Face, type Run } from "./typefaces";

export type Pdf = ReadableDocument;

/** Position and width of a text, in points from the top left corner of the page. */
export interface Place {
  x: number;
  y: number;
  width: number;
  align?: "left" | "right";
}

/** Share of the type size from the top of a line to its baseline; the same for all fonts of a line. */
const ASCENT = 0.95;

/** Step in points with which an even line length is searched. */
const EVEN_STEP = 4;

/** Lines break after a space or a slash, but never inside dimensions such as 200 × 150. */
const BREAKS = /(?<=(?<!×) |\/)(?!×)/u;

function runWidth(pdf: Pdf, { face, text }: Run, textStyle: TextStyle): number {
  const options = textStyle.tabular ? { features: ["tnum" as const] } : {};
  return setFace(pdf, face).fontSize(textStyle.size).widthOfString(text, options);
}

/** Points. */
export function measureWidth(pdf: Pdf, text: string, textStyle: TextStyle): number {
  return splitRuns(text, textStyle.typeface).reduce(
    (sum, run) => sum + runWidth(pdf, run, textStyle),
    0,
  );
}

interface Word {
  /** Includes the space or slash after which a line may break. */
  text: string;
  /** Points, without the space. */
  width: number;
  /** Points, with the space. */
  advance: number;
}

/**
 * Cuts a word that is wider than the column between characters. Measures a likely number of characters first, then one
 * more or fewer, because Indian scripts take half a millisecond per character to measure.
 */
function cutToWidth(
  pdf: Pdf,
  { text, advance }: Pick<Word, "text" | "advance">,
  textStyle: TextStyle,
  width: number,
): string[] {
  const parts: string[] = [];
  let left = splitCharacters(text);
  let count = Math.floor((left.length * width) / advance);
  while (left.length > 0) {
    const first = (most: number) => left.slice(0, most).join("");
    const fits = (most: number) => measureWidth(pdf, first(most), textStyle) <= width;
    count = Math.min(Math.max(count, 1), left.length);
    while (count > 1 && !fits(count)) count -= 1;
    while (count < left.length && fits(count + 1)) count += 1;
    parts.push(first(count));
    left = left.slice(count);
  }
  return parts;
}

/** Measures each word once; lines add up the widths. */
function setStatusText(pdf: Pdf, text: string, textStyle: TextStyle, width: number): Word[] {
  const measured = (part: string): Word => {
    const advance = measureWidth(pdf, part, textStyle);
    const bare = part.trimEnd();
    return {
      text: part,
      advance,
      width: bare === part ? advance : measureWidth(pdf, bare, textStyle),
    };
  };
  return text.split(BREAKS).flatMap((part) => {
    const word = measured(part);
    return word.width <= width ? word : cutToWidth(pdf, word, textStyle, width).map(measured);
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

/** The lines of a text in a column; breaks at `BREAKS`, or inside a word that is too long. */
export function wrap(pdf: Pdf, text: string, textStyle: TextStyle, width: number): string[] {
  return fill(setStatusText(pdf, text, textStyle, width), width);
}

/** Like `wrap` with the same number of lines, but of similar length, so that no last word is alone. */
export function wrapEvenly(pdf: Pdf, text: string, textStyle: TextStyle, width: number): string[] {
  const words = setStatusText(pdf, text, textStyle, width);
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

/** The text, cut with an ellipsis when it is wider than `width`. */
export function fitted(pdf: Pdf, text: string, textStyle: TextStyle, width: number): string {
  const advance = measureWidth(pdf, text, textStyle);
  if (advance <= width) return text;
  const room = width - measureWidth(pdf, "…", textStyle);
  return `${cutToWidth(pdf, { text, advance }, textStyle, room)[0] ?? ""}…`;
}

export function writeLine(pdf: Pdf, text: string, textStyle: TextStyle, place: Place): void {
  const space = place.width - measureWidth(pdf, text.trimEnd(), textStyle);
  const baseline = place.y + (textStyle.lead - textStyle.size) / 2 + textStyle.size * ASCENT - 1;
  let x = place.x + (place.align === "right" ? space : 0);
  for (const run of splitRuns(text, textStyle.typeface).flatMap((each) =>
    getLanes(pdf).split(each),
  )) {
    setFace(pdf, run.face, run.lane).fontSize(textStyle.size).fillColor(textStyle.colour);
    pdf.writeRun(run.text, x, baseline, textStyle.tabular ? ["tnum"] : undefined);
    x += runWidth(pdf, run, textStyle);
  }
}

/**
 * Writes lines below each other and returns their height in points. The space at a line break is written too, so that
 * copied text and screen readers keep the words apart.
 * @param goesOn true when more of the same text follows in another look
 */
export function writeLines(
  pdf: Pdf,
  lines: readonly string[],
  textStyle: TextStyle,
  place: Place,
  goesOn = false,
): number {
  lines.forEach((line, index) => {
    const end = goesOn || index < lines.length - 1 ? " " : "";
    writeLine(pdf, line + end, textStyle, { ...place, y: place.y + index * textStyle.lead });
  });
  return lines.length * textStyle.lead;
}

const documentLanes = new WeakMap<Pdf, Lanes>();

function getLanes(pdf: Pdf): Lanes {
  const lanes = documentLanes.get(pdf) ?? new Lanes();
  documentLanes.set(pdf, lanes);
  return lanes;
}

const usedNames = new WeakMap<Pdf, Set<string>>();

/**
 * Sets the font of the following texts; the document embeds it at its first use. pdfkit accepts a parsed fontkit font
 * as well as bytes, although its types do not say so.
 */
function setFace(pdf: Pdf, face: Face, lane = 0): Pdf {
  const names = usedNames.get(pdf) ?? new Set();
  const name = lane === 0 ? face : `${face} ${String(lane)}`;
  if (!names.has(name)) {
    pdf.registerFont(name, fontCopy(face, lane) as unknown as Buffer);
    usedNames.set(pdf, names.add(name));
  }
  return pdf.font(name);
}
