/** Maximum favourites of an account; the oldest are dropped beyond it. */
export const MAX_FAVOURITES = 200;

/** Maximum products per request, because more would make the URL too long. */
export const MAX_REQUESTED = 50;
