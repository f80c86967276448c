/**
 * The parameters of a call's address. One that is empty counts as not sent: that is how a form sends a
 * filter that nobody chose, and read as a number it would be 0.
 */
export function queryOf(searchParams: URLSearchParams): Record<string, string> {
  const last = Object.fromEntries(searchParams);
  return Object.fromEntries(Object.entries(last).filter(([, value]) => value !== ""));
}
