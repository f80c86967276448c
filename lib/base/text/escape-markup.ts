const ESCAPES: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * Returns a value as JSON that is safe inside a <script> element: no text in it can end the element or open a
 * comment. Parsing it gives the same value.
 */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (found) => ESCAPES[found] ?? found);
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Characters that XML 1.0 forbids, even escaped. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** Escapes text for an element or an attribute of HTML or XML, and removes what XML forbids. */
export const escapeMarkup = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, "")
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
