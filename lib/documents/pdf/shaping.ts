import "server-only";
import type { Font, Glyph, GlyphPosition } from "fontkit";
import { LRUCache } from "lru-cache";

/** What pdfkit takes of a text that a font has set. */
export interface Shaped {
  glyphs: Pick<Glyph, "id" | "advanceWidth" | "codePoints">[];
  positions: GlyphPosition[];
  readonly advanceWidth: number;
}

export type Shape = (text: string, features?: string[]) => Shaped;

/**
 * Labels, the shop's address, names of products: most texts of a paper stand on others as well. Characters, each of
 * which takes some 200 bytes once it is shaped; a paper has about 1,000.
 */
export const KEPT_CHARACTERS = 20_000;

/** Sets texts in a font that is asked for nothing else, and keeps how. */
export function shaping(font: Font): Shape {
  const getGlyph = withOwnCharacters(font);
  const own = Object.assign(font, { getGlyph });
  const texts = new LRUCache<string, Shaped>({
    maxSize: KEPT_CHARACTERS,
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
 * The `getGlyph` by which a layout asks its font for glyphs. fontkit remembers a glyph with the characters that it
 * was first asked for, none where it only met it as a part of another (the "अ" in "आ"), and these are what a reader
 * copies and searches: so each answer is the font's glyph with the characters of this text.
 */
function withOwnCharacters(font: Font): Font["getGlyph"] {
  const getGlyph = font.getGlyph.bind(font);
  return (id, codePoints = []) =>
    Object.create(getGlyph(id), { codePoints: { value: codePoints } }) as Glyph;
}

function shape(font: Font, text: string, features: string[]): Shaped {
  const { glyphs, positions, advanceWidth } = font.layout(text, features);
  return { glyphs: glyphs.map(plain), positions, advanceWidth };
}

const plain = ({ id, advanceWidth, codePoints }: Glyph) => ({ id, advanceWidth, codePoints });

/** pdfkit scales what it is given where it stands, and then asks how wide it is. */
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
