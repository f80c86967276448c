/**
 * Nobody may take ₹2,00,000 or more in cash for one sale, or from one person in a day: section 186 of the Income-tax
 * Act, 2025, in force since 1 April 2026; before that section 269ST of the Act of 1961.
 */
export const CASH_LIMIT_PAISE = 20_000_000;

/** @param day in India, such as "2026-04-01" */
export const cashLaw = (day: string): string =>
  day < "2026-04-01" ? "Income-tax Act 1961, section 269ST" : "Income-tax Act 2025, section 186";
