/** Claims of a stored token; the name deliberately uses two scripts. */
export const TEST_CLAIMS = {
  sub: "0190a0b0-0000-7000-8000-000000000001",
  name: "Zoë अशा",
  email: "asha@example.com",
  company: null,
  role: "user",
  /** Far in the future, in seconds. */
  exp: 4_000_000_000,
};

/** Returns a token that a browser can decode; a server would reject its signature. */
export function testToken(claims: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes));
  return `header.${payload.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")}.signature`;
}
