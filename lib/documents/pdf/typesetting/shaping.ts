import "server-only";
import type { Font, Glyph, GlyphPosition } from "fontkit";
import { LRUCache } from "lru-cache";
import { isReordered, spell, splitSyllables } from "./syllables";

/** The parts of a shaped text that pdfkit uses. */
export interface Shaped {
  glyphs: Pick<Glyph, "id" | "advanceWidth" | "codePoints">[];
  positions: GlyphPosition[];
  readonly advanceWidth: number;
}

export type Shape = (text: string, features?: string[]) => Shaped;

/**
 * Size of the cache of shaped texts, in characters. Most texts of a document (labels, the shop's address, product
 * names) are on other documents too. A shaped character takes about 200 bytes; a document has about 1,000.
 */
export const CACHED_CHARACTERS = 20_000;

/** Shapes texts in a font that has no other users, and caches the results. */
export function shaping(font: Font): Shape {
  const getGlyph = withOwnCharacters(font);
  const own = Object.assign(font, { getGlyph });
  const texts = new LRUCache<string, Shaped>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_, key) => key.length,
  });
  return (text, features = []) => {
    const key = `${features.join(" ")}\n${text}`;
    const shaped = texts.get(key) ?? shape(own, text, features);
    texts.set(key, shaped);
    return copied(shaped);
  };
}

/**
 * Replaces `getGlyph`, with which a layout reads glyphs from its font. fontkit caches a glyph with the characters of
 * its first request, or with none when it first met it as part of another glyph (the "अ" in "आ"). Readers copy and
 * search these characters, so each call returns the font's glyph with the characters of this text.
 */
function withOwnCharacters(font: Font): Font["getGlyph"] {
  const getGlyph = font.getGlyph.bind(font);
  return (id, codePoints = []) =>
    Object.create(getGlyph(id), { codePoints: { value: codePoints } }) as Glyph;
}

function shape(font: Font, text: string, features: string[]): Shaped {
  if (isReordered(text))
    return joined(splitSyllables(text).map((part) => shapeSyllable(font, part)));
  const { glyphs, positions, advanceWidth } = font.layout(text, features);
  return { glyphs: glyphs.map(plain), positions, advanceWidth };
}

function shapeSyllable(font: Font, syllable: string): Shaped {
  const { glyphs, positions, advanceWidth } = font.layout(syllable);
  const widths = positions.map(({ xAdvance }) => xAdvance);
  return { glyphs: spell(glyphs.map(plain), widths, syllable), positions, advanceWidth };
}

const joined = (parts: readonly Shaped[]): Shaped => ({
  glyphs: parts.flatMap(({ glyphs }) => glyphs),
  positions: parts.flatMap(({ positions }) => positions),
  advanceWidth: parts.reduce((sum, part) => sum + part.advanceWidth, 0),
});

const plain = ({ id, advanceWidth, codePoints }: Glyph) => ({ id, advanceWidth, codePoints });

/** A copy, because pdfkit scales the positions in place and then reads the width. */
function copied({ glyphs, positions }: Shaped): Shaped {
  const own = positions.map((position) => ({ ...position }));
  return {
    glyphs,
    positions: own,
    get advanceWidth() {
      return own.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}
