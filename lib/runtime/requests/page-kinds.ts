import type { IncomingMessage, ServerResponse } from "node:http";
import { serverPaths } from "../../base/server-paths.ts";

/** What is a page, and of what kind an answer of Next's is, by what it says of itself in its head. */

/** Next's files, the API's answers and the service worker are no pages. */
export function mayBePage({ url = "" }: IncomingMessage): boolean {
  return !/^\/(_next|api)\//.test(url) && url !== serverPaths.offlineWorker;
}

/** Whether it is a document that is asked for, and not the data of a change of pages. */
export const asksForDocument = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") && headers.rsc === undefined;

const typeOf = (response: ServerResponse) => String(response.getHeader("Content-Type") ?? "");

/** What a browser opens. In the data of a change of pages and in a site map, markup is a text like any other. */
export const isDocument = (response: ServerResponse): boolean =>
  typeOf(response).startsWith("text/html");

/** As Next says of what it rendered for one request alone. */
export const isForOne = (response: ServerResponse): boolean =>
  String(response.getHeader("Cache-Control") ?? "").includes("no-store");

/** Whether it leaves when it is whole; the data that is made for one visitor streams past. */
export function isHeld(response: ServerResponse): boolean {
  const type = typeOf(response);
  if (type.startsWith("text/x-component")) return !isForOne(response);
  return isDocument(response) || /^(text|application)\/xml/.test(type);
}
