import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";
import { LRUCache } from "lru-cache";
import { splitCharacters } from "./printable";
import { CACHED_CHARACTERS, shaping, type Shape } from "./shaping";

const FOLDER = path.resolve("lib/documents/pdf/fonts");

const FILES = {
  text: "public-sans-regular.ttf",
  strong: "public-sans-semibold.ttf",
  display: "besley-semibold.ttf",
  devanagari: "noto-devanagari.ttf",
  bengali: "noto-bengali.ttf",
  gurmukhi: "noto-gurmukhi.ttf",
  gujarati: "noto-gujarati.ttf",
  oriya: "noto-oriya.ttf",
  tamil: "noto-tamil.ttf",
  telugu: "noto-telugu.ttf",
  kannada: "noto-kannada.ttf",
  malayalam: "noto-malayalam.ttf",
  box: "noto-box.ttf",
} as const;

export type Face = keyof typeof FILES;

/** The scripts of India; each has one weight. */
const INDIC = [
  "devanagari",
  "bengali",
  "gurmukhi",
  "gujarati",
  "oriya",
  "tamil",
  "telugu",
  "kannada",
  "malayalam",
] as const satisfies readonly Face[];

/** The fonts of each typeface, tried in this order for each character. */
const CHAINS = {
  text: ["text", ...INDIC],
  strong: ["strong", ...INDIC],
  display: ["display", "strong", ...INDIC],
} as const satisfies Record<string, readonly Face[]>;

export type Typeface = keyof typeof CHAINS;

/** Printed for a character without a font, so that the reader notices the gap. */
const BOX = "□";

interface LoadedFace {
  /** The font that documents use. */
  font: Font;
  codePoints: ReadonlySet<number>;
  shape: Shape;
}

const loaded = new Map<Face, LoadedFace>();

function parse(face: Face, bytes: Buffer): Font {
  const font = create(bytes);
  if (!("characterSet" in font)) throw new Error(`${FILES[face]} holds more than one face.`);
  return font;
}

/** Loads a font once for all documents. Texts are shaped with a second font object, apart from the embedded one. */
function load(face: Face): LoadedFace {
  const known = loaded.get(face);
  if (known) return known;
  const bytes = readFileSync(path.join(FOLDER, FILES[face]));
  const shape = shaping(parse(face, bytes));
  const font = Object.assign(parse(face, bytes), { layout: shape });
  const fresh = { font, codePoints: new Set(font.characterSet), shape };
  loaded.set(face, fresh);
  return fresh;
}

export const documentFont = (face: Face): Font => load(face).font;

/** The same font under another name, for a document that embeds it again: pdfkit embeds each name only once. */
export function fontCopy(face: Face, copy: number): Font {
  const font = documentFont(face);
  if (copy === 0) return font;
  const postscriptName = `${font.postscriptName}-${String(copy + 1)}`;
  return Object.create(font, { postscriptName: { value: postscriptName } }) as Font;
}

/** Consecutive characters that one font draws. */
export interface Run {
  face: Face;
  text: string;
}

function toRun(character: string, typeface: Typeface): Run {
  const face = CHAINS[typeface].find((name) => {
    const { codePoints } = load(name);
    return Array.from(character).every((part) => codePoints.has(part.codePointAt(0) ?? 0));
  });
  return face ? { face, text: character } : { face: "box", text: BOX };
}

/** Text without marks. */
const WITHOUT_MARKS = /^[ -~]*$/;

/**
 * Some fonts have marks without an anchor, on which fontkit throws: of Indic scripts, and the horn on a Latin letter.
 */
function canSet({ face, text }: Run): boolean {
  if (WITHOUT_MARKS.test(text)) return true;
  try {
    load(face).shape(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A run that cannot be shaped as a whole is split into characters; a box replaces each one that cannot be shaped at
 * all.
 */
const broken = ({ face, text }: Run): Run[] =>
  splitCharacters(text).map((character) => {
    const run = { face, text: character };
    return canSet(run) ? run : { face: "box", text: BOX };
  });

/** Cached because each text is measured first and drawn later. */
const known = new LRUCache<string, readonly Run[]>({
  maxSize: CACHED_CHARACTERS,
  sizeCalculation: (_, key) => key.length,
});

/** Splits a text where the font changes. */
export function splitRuns(text: string, typeface: Typeface): readonly Run[] {
  const key = `${typeface}\n${text}`;
  const runs = known.get(key) ?? cut(text, typeface);
  known.set(key, runs);
  return runs;
}

function cut(text: string, typeface: Typeface): Run[] {
  const runs: Run[] = [];
  for (const character of splitCharacters(text)) {
    const next = toRun(character, typeface);
    const last = runs.at(-1);
    if (last?.face === next.face) last.text += next.text;
    else runs.push(next);
  }
  return runs.flatMap((run) => (canSet(run) ? [run] : broken(run)));
}
