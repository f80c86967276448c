/** The format of a provider sign-in code: 32 bytes in base64url. No session token matches it. */
export const SIGN_IN_CODE = /^[\w-]{43}$/;
