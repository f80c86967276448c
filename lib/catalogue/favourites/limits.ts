/** Maximum favourites of an account; the oldest are dropped beyond it. */
export const MOST_FAVOURITES = 200;

/** Maximum products per request, because more would make the URL too long. */
export const MOST_ASKED = 50;
