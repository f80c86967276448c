import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";
import { charactersOf } from "./printable";

const FOLDER = path.resolve("lib/invoice/fonts");

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

/** Of the scripts of India; each has one weight. */
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

/** What a text is set in; the faces are asked in this order for each character. */
const CHAINS = {
  text: ["text", ...INDIC],
  strong: ["strong", ...INDIC],
  display: ["display", "strong", ...INDIC],
} as const satisfies Record<string, readonly Face[]>;

export type Typeface = keyof typeof CHAINS;

/** Stands for a character that no face has: the reader sees that something is there. */
const BOX = "□";

interface LoadedFace {
  bytes: Buffer;
  /** For questions alone: no document is set in it. */
  font: Font;
  codePoints: ReadonlySet<number>;
}

const loaded = new Map<Face, LoadedFace>();

function parse(face: Face, bytes: Buffer): Font {
  const font = create(bytes);
  if (!("characterSet" in font)) throw new Error(`${FILES[face]} holds more than one face.`);
  return font;
}

function load(face: Face): LoadedFace {
  const known = loaded.get(face);
  if (known) return known;
  const bytes = readFileSync(path.join(FOLDER, FILES[face]));
  const font = parse(face, bytes);
  const fresh = { bytes, font, codePoints: new Set(font.characterSet) };
  loaded.set(face, fresh);
  return fresh;
}

/** What fontkit has read of a font's file; its types do not tell of it. */
interface Parsed {
  _tables: object;
}

/**
 * A face for one document. A font keeps with each glyph the characters that it was first asked for, none
 * where it only met it as a part of another (the "अ" in "आ"), and these are what a reader copies and
 * searches: so a document has glyphs of its own. The tables are read once for all, as fontkit shares
 * them between the variations of a font.
 */
export function documentFont(face: Face): Font {
  const { bytes, font } = load(face);
  const { _tables } = font as unknown as Parsed;
  return Object.assign(parse(face, bytes), { _tables });
}

/** Characters in a row that one face draws. */
export interface Run {
  face: Face;
  text: string;
}

function runOf(character: string, typeface: Typeface): Run {
  const face = CHAINS[typeface].find((name) => {
    const { codePoints } = load(name);
    return Array.from(character).every((part) => codePoints.has(part.codePointAt(0) ?? 0));
  });
  return face ? { face, text: character } : { face: "box", text: BOX };
}

/** Some Indic faces hold marks without a place, at which fontkit gives up. */
function canSet({ face, text }: Run): boolean {
  if (!INDIC.some((indic) => indic === face)) return true;
  try {
    load(face).font.layout(text);
    return true;
  } catch {
    return false;
  }
}

/** A run that cannot be set as a whole: character by character, and boxes for what cannot be set at all. */
const broken = ({ face, text }: Run): Run[] =>
  charactersOf(text).map((character) => {
    const run = { face, text: character };
    return canSet(run) ? run : { face: "box", text: BOX };
  });

/** Cuts a text where the face changes. */
export function runsOf(text: string, typeface: Typeface): Run[] {
  const runs: Run[] = [];
  for (const character of charactersOf(text)) {
    const next = runOf(character, typeface);
    const last = runs.at(-1);
    if (last?.face === next.face) last.text += next.text;
    else runs.push(next);
  }
  return runs.flatMap((run) => (canSet(run) ? [run] : broken(run)));
}
