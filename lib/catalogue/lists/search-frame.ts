/**
 * The document of a search is the frame that all of them have, which Next draws once, with the list put into it
 * (app/(shop)/catalogue/search). What the frame cannot know has a place in it.
 */

export const SEARCH_PATHS = {
  /** For the shop itself alone: whoever opens it is led to the list of all products. */
  frame: "/catalogue/search",
  document: "/catalogue/search/document",
};

/** What stands in the frame for the title and the address of a list. */
export const SEARCH_SLOTS = { title: "SEARCHED-TITLE", address: "/SEARCHED-ADDRESS" };

/** The attribute of the element in which the list is drawn. */
export const LIST_SLOT = "searched-list";

/** The id of the element that holds the list as data. */
export const LIST_DATA = "searched-list";
