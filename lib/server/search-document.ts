import type { ListView } from "../catalogue/list-view.ts";
import { LIST_DATA, LIST_SLOT, SEARCH_SLOTS } from "../catalogue/search-frame.ts";
import { inlineJson } from "../html/inline-json.ts";
import type { WrittenDocument } from "../request-context.ts";
import { framedDocument } from "./framed-document.ts";
import { CLOSING } from "./html-document.ts";

export interface Searched {
  view: ListView;
  /** The list as it is drawn; before it stands what the browser should load early. */
  markup: Buffer;
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
  return ({ view, markup, title, address }) => {
    const start = markup.indexOf("<div");
    const data = `<script type="application/json" id="${LIST_DATA}">${inlineJson(view)}</script>`;
    return fill({
      ...{ title, address, data: Buffer.from(data) },
      ...{ preloads: markup.subarray(0, start), list: markup.subarray(start) },
    });
  };
}
