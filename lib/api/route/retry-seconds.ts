/** Seconds after which a caller may ask again when the shop is not available. */
export const RETRY_SECONDS = 5;
