/**
 * Returns a test server's origin with its IP address instead of `localhost`. Playwright looks a name up in IPv6 for
 * each of its own connections, and a machine that knows the name only in IPv4 asks a DNS server. A lost response
 * there costs five seconds.
 */
export const originAt = (port: number | string | undefined): string => `http://127.0.0.1:${port}`;
