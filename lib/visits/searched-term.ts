/** Which search texts are kept for the shop's figures: what says nothing of a person. */

/** Longer texts are sentences. */
const LONGEST = 60;

const PERSONAL = [
  /@/,
  // Phones, order numbers, PIN codes in a row, bank accounts.
  /\d{6,}/,
  // A phone in groups: 98765 43210, +91 98 76 54 32 10, 124-400-0000.
  /\+\s?\d/,
  /\d{5}[\s-]\d{5}/,
  /\d{3}[\s-]\d{3}[\s-]\d{4}/,
  /(?:\d{2}[\s-]){4}\d{2}/,
  // GSTIN, PAN, tracking numbers: letters and digits mixed in one long word.
  /\b(?=\w*\d\w*\d\w*\d)(?=\w*[a-wyz]\w*[a-wyz]\w*[a-wyz])\w{8,}\b/i,
  /https?:|www\./i,
];

/** Returns a search text in the form that is counted; undefined for what may say who somebody is. */
export function countedTerm(text: string): string | undefined {
  const term = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  if (term === "" || term.length > LONGEST) return undefined;
  return PERSONAL.some((pattern) => pattern.test(term)) ? undefined : term;
}
