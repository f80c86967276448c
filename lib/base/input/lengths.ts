/** Characters of what somebody searches for; the API takes no more, and no field or address asks for more. */
export const SEARCH_LENGTH = 100;

/** Characters of a password (docs/product.md: Accounts). */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/** "8 to 128 characters" */
export const PASSWORD_LENGTH_TEXT = `${PASSWORD_LENGTH.least} to ${PASSWORD_LENGTH.most} characters`;

/** What is said beside the field of a new one. */
export const PASSWORD_HINT = `At least ${PASSWORD_LENGTH.least} characters. A few words are easy to remember.`;
