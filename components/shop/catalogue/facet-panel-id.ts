/** What the button opens that stands in another part of the page. */
export const FACET_PANEL = "facets";
