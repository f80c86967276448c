/**
 * Returns the parameters of a call's address. An empty one counts as not sent: a form sends an unused filter that
 * way, and as a number it would be 0.
 */
export function readQuery(searchParams: URLSearchParams): Record<string, string> {
  const last = Object.fromEntries(searchParams);
  return Object.fromEntries(Object.entries(last).filter(([, value]) => value !== ""));
}
