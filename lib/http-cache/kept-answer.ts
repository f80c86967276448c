/**
 * How the web process and a handler speak of an answer of the API that may be kept for everybody: headers
 * that never leave the machine. The process says that it would keep one, whatever the caller sent; the
 * handler says until when it is good.
 */
export const MAY_KEEP_HEADER = "x-shop-may-keep";
export const KEEP_HEADER = "x-shop-keep";

export interface KeepNote {
  /** The answer is good until one of them is expired. */
  tags: readonly string[];
  /** Under which its calls are counted, and how many of them one address has a minute. */
  name: string;
  perMinute: number;
}

/**
 * A change stands in the answer to the next request, in every cache on the way as well: each asks whether
 * what it has is still the same.
 */
export const ASK_EACH_TIME = "public, max-age=0, must-revalidate";
