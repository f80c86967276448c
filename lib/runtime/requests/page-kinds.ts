import type { IncomingMessage, ServerResponse } from "node:http";
import { serverPaths } from "../../base/server-paths.ts";

/** Classifies requests and Next's answers: pages, and the kind of answer that the headers declare. */

/** Next's files, API answers and the service worker are not pages. */
export function mayBePage({ url = "" }: IncomingMessage): boolean {
  return !/^\/(_next|api)\//.test(url) && url !== serverPaths.offlineWorker;
}

/** True when the request asks for a document, not for the data of a client-side navigation. */
export const requestsDocument = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") && headers.rsc === undefined;

const getType = (response: ServerResponse) => String(response.getHeader("Content-Type") ?? "");

/** True for HTML that a browser opens. In navigation data and in a site map, markup is plain text. */
export const isDocument = (response: ServerResponse): boolean =>
  getType(response).startsWith("text/html");

/** True when Next rendered the answer for one request only, as its Cache-Control says. */
export const isForOne = (response: ServerResponse): boolean =>
  String(response.getHeader("Cache-Control") ?? "").includes("no-store");

/** Reports whether the answer is held until it is whole; navigation data made for one visitor is streamed. */
export function isBuffered(response: ServerResponse): boolean {
  const type = getType(response);
  if (type.startsWith("text/x-component")) return !isForOne(response);
  return isDocument(response) || /^(text|application)\/xml/.test(type);
}
