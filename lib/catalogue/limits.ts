/** Maximum products on the landing page. */
export const MOST_FEATURED = 3;

/** Maximum related products of a product. */
export const MOST_COMPANIONS = 6;

/** Maximum sizes of a family. */
export const MOST_IN_FAMILY = 30;
