/** Characters of what somebody searches for; the API takes no more, and no field or address asks for more. */
export const SEARCH_LENGTH = 100;
