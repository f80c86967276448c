import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestContext } from "../../base/request-context.ts";
import { METHODS } from "../requests/canonical-address.ts";

/** What can be told of a request once it is over; nothing in it is the caller's own words. */
export interface Observation {
  id: string;
  method: string;
  /** The route's pattern, never the address. */
  route: string;
  status: number;
  ms: number;
  /** Of the answer on the wire, with its head. */
  bytes: number;
  /** The account by whose session it was answered. */
  userId?: string | undefined;
}

/** What nginx calls a request whose caller left before the answer was whole. */
const CALLER_LEFT = 499;

/** Tells of a request when it is over, however it ends. */
export function observe(
  request: IncomingMessage,
  response: ServerResponse,
  { context, route }: { context: RequestContext; route: string },
  tell: (observation: Observation) => void,
): void {
  const since = performance.now();
  const { socket, method = "" } = request;
  const writtenBefore = socket.bytesWritten;
  response.once("close", () => {
    tell({
      id: context.id,
      method: METHODS.includes(method) ? method : "OTHER",
      route,
      status: response.writableFinished ? response.statusCode : CALLER_LEFT,
      ms: Math.round((performance.now() - since) * 10) / 10,
      bytes: socket.bytesWritten - writtenBefore,
      userId: context.userId,
    });
  });
}
