/** By its name a page says in its head that what stood at its address is gone. */
export const GONE_META = "no-longer-there";
