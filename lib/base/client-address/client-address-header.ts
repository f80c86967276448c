/**
 * The header in which our own server hands the caller's address to the handlers. It is set anew for
 * each request from the socket and the believed proxies, whatever the caller sent.
 */
export const CLIENT_ADDRESS_HEADER = "x-shop-client-address";
