import type { ServerResponse } from "node:http";

/**
 * Next sends the headers by themselves and the first part of the body right after them. Left to that part they
 * go along with it, and what is whole by then goes to the socket at once.
 */
export function sendHeadersWithBody(response: ServerResponse): void {
  response.flushHeaders = () => undefined;
}
