/**
 * Options for the tests' servers: connections stay open until one side closes them. Node closes one after five
 * seconds without a request, possibly just when a stalled caller sends its next one.
 */
export const LASTING = { keepAliveTimeout: 0 };
