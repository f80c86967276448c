import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";

/** Time limits for callers, in milliseconds. */
export interface Timeouts {
  /** For the head of a request, counted from the connection or the previous answer. */
  head: number;
  /** For a whole request: uploading pictures over a slow line takes minutes. */
  request: number;
  /** Between an answer and the next request. */
  idle: number;
  /** For a reader to take any of an answer that waits for it. */
  stalled: number;
  /** Between two checks for callers that exceed a limit. */
  look: number;
}

const TIMEOUTS: Timeouts = {
  head: 60_000,
  request: 300_000,
  idle: 65_000,
  stalled: 60_000,
  look: 30_000,
};

/** Returns a server that waits for slow callers only as long as other callers are not harmed. */
export function patientServer(listener: RequestListener, timeouts = TIMEOUTS): Server {
  return createServer(
    {
      headersTimeout: timeouts.head,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.idle,
      connectionsCheckingInterval: timeouts.look,
    },
    (request, response) => {
      cutStalled(response, timeouts.stalled);
      listener(request, response);
    },
  );
}

/**
 * Disconnects a reader who takes nothing of an answer that waits for it, and so releases what the answer is read from. An
 * answer that is still being made waits for nobody.
 */
function cutStalled(response: ServerResponse, milliseconds: number): void {
  response.setTimeout(milliseconds, () => {
    if (response.writableLength > 0) response.destroy();
    else response.setTimeout(milliseconds);
  });
}
