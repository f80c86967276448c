import "server-only";
import { documentFont, type Face, type Run } from "./typefaces";
import { isReordered, splitSyllables } from "./syllables";

/** A part of a run in one embedded font. */
export interface Piece extends Run {
  /** Index of the font among the copies of its face. */
  lane: number;
}

/** The text of each glyph of an embedded font: a glyph with two readings needs two fonts. */
type Lane = Map<number, string>;

/** Beyond it, glyphs have the readings of the last font; `ActualText` has the text itself (readable-document.ts). */
const MOST_LANES = 16;

/** Chooses the embedded fonts of one document, so that each glyph is copied as its own letters. */
export class Lanes {
  readonly #lanes = new Map<Face, Lane[]>();

  split(run: Run): Piece[] {
    if (!isReordered(run.text)) return [{ ...run, lane: 0 }];
    const lanes = this.#lanes.get(run.face) ?? [];
    this.#lanes.set(run.face, lanes);
    const pieces: Piece[] = [];
    for (const text of splitSyllables(run.text)) {
      const last = pieces.at(-1);
      const lane = choose(lanes, readings(run.face, text), last?.lane ?? 0);
      if (last?.lane === lane) last.text += text;
      else pieces.push({ face: run.face, text, lane });
    }
    return pieces;
  }
}

const readings = (face: Face, text: string): Lane =>
  new Map(
    documentFont(face)
      .layout(text)
      .glyphs.map(({ id, codePoints }) => [id, String.fromCodePoint(...codePoints)]),
  );

/** @param preferred the lane of the preceding text, kept if possible */
function choose(lanes: Lane[], wanted: Lane, preferred: number): number {
  const fits = (lane: Lane) =>
    [...wanted].every(([glyph, letters]) => (lane.get(glyph) ?? letters) === letters);
  const order = [preferred, ...lanes.keys()];
  const known = order.find((at) => lanes[at] && fits(lanes[at]));
  const chosen = known ?? Math.min(lanes.length, MOST_LANES - 1);
  const lane = lanes[chosen] ?? new Map<number, string>();
  lanes[chosen] = lane;
  for (const [glyph, letters] of wanted) if (!lane.has(glyph)) lane.set(glyph, letters);
  return chosen;
}
