/** What a code of a sign-in with the provider looks like: 32 bytes in base64url. No token does. */
export const SIGN_IN_CODE = /^[\w-]{43}$/;
