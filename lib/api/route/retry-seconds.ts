/** Retry-After in seconds when the shop is not available. */
export const RETRY_SECONDS = 5;
