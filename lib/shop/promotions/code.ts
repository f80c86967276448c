/** What a promo code is made of; the database keeps them in upper case. */
export const CODE = /^[A-Z0-9][A-Z0-9_-]{1,39}$/;

/** The code as it is kept, in whatever case it was typed; null for what cannot be one. */
export function codeFrom(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}
