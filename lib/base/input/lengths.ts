/** Maximum characters of a search; the API accepts no more, and no field or link sends more. */
export const SEARCH_LENGTH = 100;

/** Characters of a password (docs/product.md: Accounts). */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/** "8 to 128 characters" */
export const PASSWORD_LENGTH_TEXT = `${PASSWORD_LENGTH.least} to ${PASSWORD_LENGTH.most} characters`;

/** Shown beside the field of a new password. */
export const PASSWORD_HINT = `At least ${PASSWORD_LENGTH.least} characters. A few words are easy to remember.`;
