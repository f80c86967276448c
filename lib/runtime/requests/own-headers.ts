import type { IncomingMessage } from "node:http";
import { ROUTER_HEADERS } from "../../http-cache/response-cache.ts";
import { callerAddress, type Proxies, CLIENT_ADDRESS_HEADER } from "../../base/http/proxies.ts";

/**
 * Sets the headers with the caller's address for the shop's own handlers; values sent by the caller are overwritten. A
 * whole page is the same whatever its parts are named: each name would be another answer to render, pack and cache.
 */
export function setOwnHeaders({ headers, socket }: IncomingMessage, proxies: Proxies): void {
  const forwarded = String(headers["x-forwarded-for"] ?? "");
  const address = callerAddress(socket.remoteAddress, forwarded, proxies);
  headers[CLIENT_ADDRESS_HEADER] = address;
  headers["x-forwarded-for"] = address;
  if (headers.rsc !== undefined) return;
  for (const name of ROUTER_HEADERS) Reflect.deleteProperty(headers, name);
}

/** The caller's address, by which calls are counted. */
export const getCaller = ({ headers }: IncomingMessage): string =>
  String(headers[CLIENT_ADDRESS_HEADER]);
