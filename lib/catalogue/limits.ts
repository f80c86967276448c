/** Places on the landing page. */
export const MOST_FEATURED = 3;

/** Products that are offered beside one. */
export const MOST_COMPANIONS = 6;

/** Sizes of one thing. */
export const MOST_IN_FAMILY = 30;
