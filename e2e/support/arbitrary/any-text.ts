import fc from "fast-check";

/** Halves of a surrogate pair, which are not characters. */
const SURROGATES = { first: 0xd8_00, count: 0x8_00 };
const CHARACTERS = 0x11_00_00 - SURROGATES.count;

/**
 * Any character, like fast-check's `binary`, which first lists them all and takes a second of processor time in
 * each process.
 */
export const anyCharacter = fc
  .nat(CHARACTERS - 1)
  .map((place) => (place < SURROGATES.first ? place : place + SURROGATES.count))
  .map((code) => String.fromCodePoint(code));

/** Texts of any characters, half of them ASCII, to include characters that are special to a parser. */
export const anyText = (length: { minLength?: number; maxLength?: number } = {}) =>
  fc.string({
    unit: fc.oneof(anyCharacter, fc.string({ unit: "binary-ascii", minLength: 1, maxLength: 1 })),
    ...length,
  });
