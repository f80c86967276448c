import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestResponseMocks } from "next/dist/server/lib/mock-request.js";
import { OWN_REQUEST } from "../../base/client-address/own-request.ts";
import { mended } from "../answers/finished-page.ts";
import { answerOwnPages } from "./own-page.ts";

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Has Next draw the shop's own pages, in the way in which it asks itself for a page that it draws anew. */
export function drawOwnPages(handle: Handle): void {
  // A page is no part of the request for which it is drawn.
  const outside = AsyncLocalStorage.snapshot();
  answerOwnPages((path) => outside(() => draw(handle, path)));
}

async function draw(handle: Handle, url: string): Promise<string> {
  const headers = { host: "localhost", [OWN_REQUEST]: "1" };
  const chunks: Buffer[] = [];
  const resWriter = (chunk: Uint8Array | string) => chunks.push(Buffer.from(chunk)) > 0;
  const { req, res } = createRequestResponseMocks({ url, method: "GET", headers, resWriter });
  await handle(req as unknown as IncomingMessage, res as unknown as ServerResponse);
  if (res.statusCode !== 200) throw new Error(`${url} answered ${res.statusCode}.`);
  return mended(Buffer.concat(chunks).toString());
}
