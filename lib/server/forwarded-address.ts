/**
 * The address of the caller: the socket's, or, behind `proxies` believed proxies, the entry of
 * X-Forwarded-For that the outermost of them wrote. Entries further left are whatever the caller
 * claimed, so they never count.
 */
export function forwardedAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const socket = socketAddress ?? "unknown";
  if (proxies === 0 || !forwardedFor) return socket;
  const entries = forwardedFor.split(",").map((entry) => entry.trim());
  return entries[Math.max(0, entries.length - proxies)] || socket;
}
