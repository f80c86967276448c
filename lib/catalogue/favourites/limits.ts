/** As many as anybody finds something in again; the oldest make room. */
export const MOST_FAVOURITES = 200;

/** Products that are asked for at once: more would make the address too long. */
export const MOST_ASKED = 50;
