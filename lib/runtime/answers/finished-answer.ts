import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoding } from "./content-encoding.ts";
import { hasAlready, notModified } from "./revalidation.ts";

/** An answer as it leaves, for all who are given the same. */
export interface FinishedAnswer {
  headers: readonly (readonly [name: string, value: string])[];
  etag: string;
  encoding: Encoding;
  body: Buffer;
}

/** Sets status and headers; answers the body, undefined where none is due. */
export function prepareFinished(
  { headers, etag, encoding, body }: FinishedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Buffer | undefined {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader("ETag", etag);
  if (hasAlready(request, etag)) {
    notModified(response);
    return undefined;
  }
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.byteLength);
  return body;
}

/** What was said of this answer, beside the headers of `before`, which each answer is given anew. */
export function headersSince(
  before: ReadonlySet<string>,
  response: ServerResponse,
): FinishedAnswer["headers"] {
  return Object.entries(response.getHeaders())
    .filter(([name]) => !before.has(name))
    .map(([name, value]) => [name, [value].flat().join(", ")] as const);
}

/** Of the body, of what stands beside it, and of the key by which it is found. */
export function bytesKept(
  key: string,
  { body, headers }: FinishedAnswer,
  tags: readonly string[] = [],
): number {
  const beside = [key, ...headers.flat(), ...tags].reduce((sum, { length }) => sum + length, 0);
  return body.byteLength + 2 * beside;
}
