/** Name of the meta tag that marks a page whose product is gone. */
export const ARCHIVED_META = "no-longer-there";
