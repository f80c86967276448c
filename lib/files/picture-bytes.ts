/** Maximum size of one picture that is sent to the shop. */
export const PICTURE_BYTES = 10 * 1024 * 1024;
