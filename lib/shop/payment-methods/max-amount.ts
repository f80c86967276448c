/** ₹100 crore: what is above it was typed wrongly. */
export const MAX_AMOUNT_PAISE = 100_000_000_000;
