/** The id of the panel, which is apart from its button. */
export const FACET_PANEL = "facets";
