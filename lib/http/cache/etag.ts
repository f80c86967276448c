import type { IncomingMessage, ServerResponse } from "node:http";
import { hash } from "node:crypto";

/** A weak ETag: the bytes differ by encoding, the content does not. */
export const computeEtag = (body: Buffer): string => `W/"${hash("sha256", body, "base64url")}"`;

/** Reports whether the caller already has this version. */
export const hasAlready = ({ headers }: IncomingMessage, etag: string): boolean =>
  (headers["if-none-match"] ?? "").split(",").some((tag) => tag.trim() === etag);

/** Sends 304. The browser keeps the body and the policy that it has. */
export function notModified(response: ServerResponse): void {
  response.statusCode = 304;
  for (const name of ["Content-Security-Policy", "Content-Type", "Content-Length"]) {
    response.removeHeader(name);
  }
}
