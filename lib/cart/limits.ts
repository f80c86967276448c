/** Bounds of one cart; with the highest price they keep a total inside bigint and exact integers. */
export const MAX_LINES = 100;
export const MAX_QUANTITY = 10_000;
/** Characters of a promo code as it is typed. */
export const MAX_CODE_LENGTH = 40;
