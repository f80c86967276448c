/** Name of the meta tag that marks a page whose product is gone. */
export const GONE_META = "no-longer-there";
