/** The header by which the shop asks itself for a page that nobody else is led to. */
export const OWN_REQUEST = "x-own-request";
