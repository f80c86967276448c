import type { IncomingMessage } from "node:http";
import { callerAddress, type Proxies, CLIENT_ADDRESS_HEADER } from "../../base/http/proxies.ts";

/** Sets the headers with the caller's address for the shop's own handlers; values sent by the caller are overwritten. */
export function setOwnHeaders({ headers, socket }: IncomingMessage, proxies: Proxies): void {
  const forwarded = String(headers["x-forwarded-for"] ?? "");
  const address = callerAddress(socket.remoteAddress, forwarded, proxies);
  headers[CLIENT_ADDRESS_HEADER] = address;
  headers["x-forwarded-for"] = address;
}

/** A cookie that the shop sets (lib/identity/session/cookies.ts), on https with `__Host-` before its name. */
const OWN_COOKIE =
  /^(?:XSRF-TOKEN|(?:__Host-)?(?:sign-in-flow|next-auth\.(?:session-token|callback-url|csrf-token|pkce\.code_verifier|state|nonce)))=/;

/**
 * Removes cookies that the shop did not set. The time that Next takes grows with the square of their number: 14 kB of
 * them kept a web process busy for 2.7 s.
 */
export function restrictCookies({ headers }: IncomingMessage): void {
  if (headers.cookie === undefined) return;
  const own = headers.cookie
    .split(";")
    .map((cookie) => cookie.trim())
    .filter((cookie) => OWN_COOKIE.test(cookie));
  if (own.length > 0) headers.cookie = own.join("; ");
  else delete headers.cookie;
}

/** Characters; browsers and crawlers name themselves in fewer. */
const LONGEST_AGENT = 512;

/**
 * Cuts an endless User-Agent. The time in which Next looks for crawlers in it grows with the square of its length: one of
 * 13,000 letters kept a web process busy for 1.7 s at each look.
 */
export function cutUserAgent({ headers }: IncomingMessage): void {
  const agent = headers["user-agent"];
  if (agent !== undefined) headers["user-agent"] = agent.slice(0, LONGEST_AGENT);
}

/** The caller's address, by which calls are counted. */
export const getCaller = ({ headers }: IncomingMessage): string =>
  String(headers[CLIENT_ADDRESS_HEADER]);
