/** The id of the panel, which is in another part of the page than its button. */
export const FACET_PANEL = "facets";
