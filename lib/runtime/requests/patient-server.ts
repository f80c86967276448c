import { createServer, type RequestListener, type Server } from "node:http";

/** How long callers may take, in milliseconds. */
export interface Patience {
  /** For the head of a request, after the connection or the answer before it. */
  head: number;
  /** For a whole request: who sends pictures over a slow line takes minutes. */
  request: number;
  /** Between an answer and the next request. */
  idle: number;
  /** Between two looks at who takes too long. */
  look: number;
}

const PATIENCE: Patience = { head: 60_000, request: 300_000, idle: 65_000, look: 30_000 };

/** A server that waits for slow callers as long as is good for everybody. */
export function patientServer(listener: RequestListener, patience = PATIENCE): Server {
  return createServer(
    {
      headersTimeout: patience.head,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.idle,
      connectionsCheckingInterval: patience.look,
    },
    listener,
  );
}
