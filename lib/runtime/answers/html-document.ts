/** What Next gets wrong about a document as it stands in the first answer, before any script runs. */

import { GONE_META } from "../../catalogue/product-page/gone-meta.ts";

export const CLOSING = "</body></html>";

/**
 * A page that Next resumes from its cached part can be closed twice, with scripts in between; what
 * stands after the first end belongs into the body.
 */
export function closedOnce(html: string): string {
  const end = html.indexOf(CLOSING);
  if (end === -1 || end + CLOSING.length === html.length) return html;
  return html.replaceAll(CLOSING, "") + CLOSING;
}

const BETWEEN_DATA = "</script><script>self.__next_f.push(";

/**
 * The data of a page stands in some thirty scripts, one after the other, each of which its policy would name.
 * One script holds it as well; texts in it hold no `<`.
 */
export function joinedData(html: string): string {
  return html.replaceAll(`])${BETWEEN_DATA}`, "]);self.__next_f.push(");
}

/** Whether the page says in its head that what stood at its address is gone; a text in its body cannot say so. */
export function isGone(html: string): boolean {
  return html.includes(`<meta name="${GONE_META}" `);
}

/**
 * Whether this is the document that stands in for a page which failed or called notFound(): its body
 * is empty until its scripts have drawn the page that is due.
 */
export function isEmptyDocument(html = ""): boolean {
  return html.startsWith('<!DOCTYPE html><html id="__next_error__">');
}
