import type { IncomingMessage } from "node:http";
import { callerAddress, type Proxies, CLIENT_ADDRESS_HEADER } from "../../base/http/proxies.ts";

/** Sets the headers with the caller's address for the shop's own handlers; values sent by the caller are overwritten. */
export function setOwnHeaders({ headers, socket }: IncomingMessage, proxies: Proxies): void {
  const forwarded = String(headers["x-forwarded-for"] ?? "");
  const address = callerAddress(socket.remoteAddress, forwarded, proxies);
  headers[CLIENT_ADDRESS_HEADER] = address;
  headers["x-forwarded-for"] = address;
}

/** The caller's address, by which calls are counted. */
export const getCaller = ({ headers }: IncomingMessage): string =>
  String(headers[CLIENT_ADDRESS_HEADER]);
