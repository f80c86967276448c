import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestContext } from "../../base/http/request-context.ts";
import { METHODS } from "../requests/canonical-address.ts";

/** The facts about a finished request. None of them is text chosen by the caller. */
export interface Observation {
  id: string;
  method: string;
  /** The route's pattern, never the address. */
  route: string;
  status: number;
  ms: number;
  /** Bytes of the answer on the wire, including its head. */
  bytes: number;
  /** The account of the session that was used. */
  userId?: string | undefined;
}

/** nginx's status for a request whose caller disconnected before the answer was complete. */
const CALLER_LEFT = 499;

/** Reports a request when it is over, however it ends. */
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
