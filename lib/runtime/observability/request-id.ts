import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isProxy, type Proxies } from "../../base/client-address/proxies.ts";

/** What proxies make: UUIDs, hexadecimal numbers and the like. Anything else is not written into a log. */
const SANE = /^[\w.-]{8,64}$/;

/** The name that a proxy of ours gave the request, or a new one: nobody else chooses what logs say. */
export function requestId({ headers, socket }: IncomingMessage, proxies: Proxies): string {
  const given = headers["x-request-id"];
  const isGood = typeof given === "string" && SANE.test(given);
  return isGood && isProxy(socket.remoteAddress, proxies) ? given : randomUUID();
}
