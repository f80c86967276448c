import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers the request, or leaves it alone; whether it has answered. */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean;
