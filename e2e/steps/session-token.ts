/** Claims as a stored token carries them; the name is in two scripts on purpose. */
export const TEST_CLAIMS = {
  sub: "0190a0b0-0000-7000-8000-000000000001",
  name: "Zoë अशा",
  email: "asha@example.com",
  company: null,
  role: "user",
  /** Far in the future. */
  exp: 4_000_000_000,
};

/** A token that a browser can read; no server would accept its signature. */
export function testToken(claims: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes));
  return `header.${payload.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")}.signature`;
}
