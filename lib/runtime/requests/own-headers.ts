import type { IncomingMessage } from "node:http";
import { CLIENT_ADDRESS_HEADER } from "../../base/client-address/client-address-header.ts";
import { MAY_KEEP_HEADER } from "../../http-cache/kept-answer.ts";
import { OWN_REQUEST } from "../../base/client-address/own-request.ts";
import { callerAddress, type Proxies } from "../../base/client-address/proxies.ts";

/** Headers in which the shop tells its own handlers of a request: no caller has a say in them. */
export function setOwnHeaders({ headers, socket }: IncomingMessage, proxies: Proxies): void {
  const forwarded = String(headers["x-forwarded-for"] ?? "");
  const address = callerAddress(socket.remoteAddress, forwarded, proxies);
  headers[CLIENT_ADDRESS_HEADER] = address;
  headers["x-forwarded-for"] = address;
  // kept-answers.ts says so where it would keep the answer.
  Reflect.deleteProperty(headers, MAY_KEEP_HEADER);
  // draw-own-pages.ts asks past this.
  Reflect.deleteProperty(headers, OWN_REQUEST);
}

/** The caller's address, by which calls are counted. */
export const callerOf = ({ headers }: IncomingMessage): string =>
  String(headers[CLIENT_ADDRESS_HEADER]);
