/**
 * For the servers of tests: a connection stays until one of the two leaves. Node's own closes one after five seconds
 * without a request, just when a caller that stood still so long may send the next.
 */
export const LASTING = { keepAliveTimeout: 0 };
