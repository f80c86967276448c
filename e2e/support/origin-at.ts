/**
 * A server of the tests, by its address and not as `localhost`: Playwright looks a name up in IPv6 for
 * every connection of its own, which a machine that knows the name in IPv4 alone passes on to a DNS
 * server. An answer that is lost there takes five seconds.
 */
export const originAt = (port: number | string | undefined): string => `http://127.0.0.1:${port}`;
