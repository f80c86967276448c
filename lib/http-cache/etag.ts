import type { IncomingMessage, ServerResponse } from "node:http";
import { hash } from "node:crypto";

/** Weak: the bytes differ by encoding, what they say does not. */
export const etagOf = (body: Buffer): string => `W/"${hash("sha256", body, "base64url")}"`;

/** Whether the caller has it already. */
export const hasAlready = ({ headers }: IncomingMessage, etag: string): boolean =>
  (headers["if-none-match"] ?? "").split(",").some((tag) => tag.trim() === etag);

/** The browser goes on with the body and the policy that it has. */
export function notModified(response: ServerResponse): void {
  response.statusCode = 304;
  for (const name of ["Content-Security-Policy", "Content-Type", "Content-Length"]) {
    response.removeHeader(name);
  }
}
