/** Maximum products on the landing page. */
export const MAX_FEATURED = 3;

/** Maximum related products of a product. */
export const MAX_COMPANIONS = 6;

/** Maximum sizes of a family. */
export const MAX_IN_FAMILY = 30;
