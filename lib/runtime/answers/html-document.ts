/** Corrects what Next gets wrong in a document before any script runs. */

import { ARCHIVED_META } from "../../catalogue/product-page/archived-meta.ts";

export const CLOSING = "</body></html>";

/**
 * Next can close a page twice when it resumes it from its cached part, with scripts in between. Moves what follows
 * the first end into the body.
 */
export function closedOnce(html: string): string {
  const end = html.indexOf(CLOSING);
  if (end === -1 || end + CLOSING.length === html.length) return html;
  return html.replaceAll(CLOSING, "") + CLOSING;
}

const BETWEEN_DATA = "</script><script>self.__next_f.push(";

/**
 * Joins the page data, which Next writes into about thirty consecutive scripts, into one script, so that the policy
 * lists one hash instead of thirty. Texts in the data contain no `<`.
 */
export function joinedData(html: string): string {
  return html.replaceAll(`])${BETWEEN_DATA}`, "]);self.__next_f.push(");
}

/**
 * Reports whether the head of the page declares that the content of this address is gone. Text in the body cannot
 * declare it.
 */
export function isGone(html: string): boolean {
  return html.includes(`<meta name="${ARCHIVED_META}" `);
}

/**
 * Reports whether this is the document that Next sends for a page that failed or called notFound(). Its body is empty
 * until its scripts have drawn the real page.
 */
export function isEmptyDocument(html = ""): boolean {
  return html.startsWith('<!DOCTYPE html><html id="__next_error__">');
}
