import { createServer, type RequestListener, type Server } from "node:http";

/** Time limits for callers, in milliseconds. */
export interface Patience {
  /** For the head of a request, counted from the connection or the previous answer. */
  head: number;
  /** For a whole request: uploading pictures over a slow line takes minutes. */
  request: number;
  /** Between an answer and the next request. */
  idle: number;
  /** Between two checks for callers that exceed a limit. */
  look: number;
}

const PATIENCE: Patience = { head: 60_000, request: 300_000, idle: 65_000, look: 30_000 };

/** Returns a server that waits for slow callers only as long as other callers are not harmed. */
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
