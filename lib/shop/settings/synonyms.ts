import { linesProblem, parseLines } from "@/lib/base/input/lines";

/**
 * Search synonyms as the owner writes them: "dabba = box", one per line. A search for a word on the left also finds
 * what is on the right; either side may list several, separated by commas.
 */

export interface Synonyms {
  /** Also for the singular of the word; empty for a word without an entry. */
  meaningsOf: (word: string) => readonly string[];
  /** The words on the left. */
  words: readonly string[];
}

export const NO_SYNONYMS: Synonyms = { meaningsOf: () => [], words: [] };

/** Words that buyers in India use for the products that the shop starts with. */
export const DEFAULT_SYNONYMS = [
  "carton, dabba, peti, case = box",
  "box = carton",
  "corrugated = carton",
  "cardboard, gatta = carton, corrugated",
  "butter, parchment, wax, baking = greaseproof",
  "khaki, brown = kraft",
  "thali, plate = plate, tray, clamshell",
  "lifafa = envelope, paper bag",
  "envelope = mailer",
  "polybag, poly, pouch = courier bag",
  "thaila, thaili, theli, thela, jhola = bag",
  "sachet, zip, zipper, ziplock, standee, standup = bag, pouch",
  "carry, shopping = bag",
  "monocarton, mono = carton, tuck box",
  "sticker = label",
  "label = sticker",
  "katori = bowl, tub",
  "bowl, container = bowl, tub",
  "glass, kulhad, tumbler = cup",
  "dhakkan, cover, cap = lid",
  "chammach, spoon = cutlery",
  "mithai, sweet = mithai, sweets",
  "parcel, courier = courier, mailer",
  "bubble = honeycomb, corrugated wrap",
  "cushion, void = wrap, fill",
  "eco, biodegradable, compostable = bagasse, kraft",
  "kagaz, kaagaz, कागज, पेपर = paper",
  "डिब्बा, डब्बा, पेटी, बॉक्स, कार्टन = box",
  "गत्ता = carton, corrugated",
  "थैला, थैली, झोला, बैग = bag",
  "लिफाफा = envelope, paper bag",
  "कटोरी = bowl, tub",
  "थाली, प्लेट = plate, tray, clamshell",
  "गिलास, कप, कुल्हड़ = cup",
  "ढक्कन = lid",
  "चम्मच = cutlery",
  "मिठाई = mithai, sweets",
  "टेप = tape",
].join("\n");

export const MAX_SYNONYM_LINES = 200;

interface Line {
  words: string[];
  meanings: string[];
}

const COMBINING = /[\u0300-\u036f]/g;

/** Normalises as searches do: letters with two spellings become one. */
const listed = (text: string) =>
  text
    .normalize("NFKD")
    .replace(COMBINING, "")
    .split(",")
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter(Boolean);

function toLine(text: string): Line | null {
  const [left = "", right = "", ...more] = text.toLowerCase().split("=");
  const line = { words: listed(left), meanings: listed(right) };
  const isWhole = line.words.length > 0 && line.meanings.length > 0 && more.length === 0;
  return isWhole && line.words.every((word) => !word.includes(" ")) ? line : null;
}

/** Mistakes in the owner's text; null when it is valid. */
export const synonymsProblem = (text: string): string | null =>
  linesProblem(text, {
    parse: toLine,
    max: MAX_SYNONYM_LINES,
    rule: "Write one word, “=” and what it means, such as dabba = box",
  });

/** Skips lines that cannot be parsed. */
export function synonymsFrom(text: string): Synonyms {
  const meanings = new Map<string, string[]>();
  for (const line of parseLines(text, toLine)) {
    for (const word of line.words) {
      const others = line.meanings.filter((meaning) => meaning !== word);
      meanings.set(word, [...(meanings.get(word) ?? []), ...others]);
    }
  }
  return {
    meaningsOf: (word) => singulars(word).flatMap((form) => meanings.get(form) ?? []),
    words: [...meanings.keys()],
  };
}

/** A word with its possible singular. */
export const singulars = (word: string) => [
  ...new Set([word, word.replace(/s$/, ""), word.replace(/es$/, "")]),
];
