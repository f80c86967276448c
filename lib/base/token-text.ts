/** A session's token wherever it stands in a text: three parts in base64url, the first of them JSON. */
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

export const withoutTokens = (text: string): string => text.replace(TOKEN, "(token)");

export const holdsToken = (text: string): boolean => withoutTokens(text) !== text;
