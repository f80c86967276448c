/** LIKE's own signs, which Prisma hands through, as the plain characters that people typed. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/**
 * A word with a figure in it, such as the last part of an order's number: few rows have one like it. An index of
 * three letters each is asked for it alone, lower-cased: for each three of the rest, such as "example" in an email,
 * it would read its list of a million rows.
 */
export function rareWord(text: string): string | undefined {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .find((word) => word.length >= 6 && /\d/.test(word));
}
