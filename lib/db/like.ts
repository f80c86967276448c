/** Escapes LIKE's wildcards, which Prisma passes through, so that they match the characters that people typed. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/**
 * Returns a word that contains a digit, such as the last part of an order number, because few rows match one. The
 * trigram index is queried for this word alone, in lower case: for each trigram of the other words, such as "example"
 * in an email, it would read its list of a million rows.
 */
export function rareWord(text: string): string | undefined {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .find((word) => word.length >= 6 && /\d/.test(word));
}
