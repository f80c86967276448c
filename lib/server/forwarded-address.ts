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
  // A socket for both families writes IPv4 addresses as ::ffff:192.0.2.1.
  const socket = socketAddress?.replace(/^::ffff:(?=\d+\.)/i, "") ?? "unknown";
  if (proxies === 0 || !forwardedFor) return socket;
  const entries = forwardedFor.split(",").map((entry) => entry.trim());
  return entries[Math.max(0, entries.length - proxies)] || socket;
}
