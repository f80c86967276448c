import { LIST_DATA, LIST_SLOT, SEARCH_SLOTS } from "../../catalogue/lists/search-frame.ts";
import type { WrittenDocument } from "../../base/request-context.ts";
import { framedDocument } from "./framed-document.ts";
import { CLOSING } from "./html-document.ts";

/** A list as it is drawn. */
export interface DrawnList {
  /** What the browser should load early. */
  preloads: Buffer;
  markup: Buffer;
  /** What React is to know of it: JSON that may stand in a script. */
  data: string;
}

export interface Searched extends DrawnList {
  /** Of the page, without the shop's name. */
  title: string;
  /** The page's own, from its first slash. */
  address: string;
}

const HEAD_END = "</head>";
const LIST = `data-slot="${LIST_SLOT}">`;
const SLOTS = {
  ...SEARCH_SLOTS,
  preloads: "<!--preloads-->",
  list: "<!--list-->",
  data: "<!--data-->",
};

function marked(frame: string): string {
  if (!frame.includes(LIST) || !frame.endsWith(CLOSING)) {
    throw new Error("The frame of a search has no place for its list.");
  }
  return frame
    .slice(0, -CLOSING.length)
    .replace(HEAD_END, SLOTS.preloads + HEAD_END)
    .replace(LIST, LIST + SLOTS.list)
    .concat(SLOTS.data, CLOSING);
}

/**
 * What makes the document of a search.
 * @param frame the page of SEARCH_PATHS.frame
 */
export function searchDocument(frame: string): (searched: Searched) => WrittenDocument {
  const fill = framedDocument(marked(frame), SLOTS);
  return ({ data, markup, ...searched }) => {
    const script = `<script type="application/json" id="${LIST_DATA}">${data}</script>`;
    return fill({ ...searched, list: markup, data: Buffer.from(script) });
  };
}
