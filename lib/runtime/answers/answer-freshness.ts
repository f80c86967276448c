import type { IncomingMessage, ServerResponse } from "node:http";
import { isOutdated, outdatedReads, steadyNow } from "../../http-cache/expired-tags.ts";
import { encodingFor, type Effort, type Encoding } from "../../http-cache/encoding.ts";
import { CACHE_TAG, freshFrom } from "../../http-cache/freshness.ts";
import { SEARCH_TAGS } from "../../http-cache/manifest.ts";
import { currentRequest, type Freshness } from "../../base/request-context.ts";
import { asksForDocument, isForOne, mayBePage } from "../requests/page-kinds.ts";
import { isSearch } from "./page-limits.ts";

/** What is asked for, read before Next changes the request's headers and address. */
export interface Asked {
  isPage: boolean;
  isDocument: boolean;
  isSearch: boolean;
  encoding: Encoding;
  /** Of compressing what is cached: a search, or a list with parameters, may never be asked for again. */
  effort: Effort;
  /** By the steady clock. */
  startedAt: number;
}

const CALL_WITH_QUERY = /^\/api\/[^?]*\?/;

export function whatIsAsked(request: IncomingMessage): Asked {
  const { url = "", headers } = request;
  return {
    isPage: mayBePage(request),
    isDocument: asksForDocument(request),
    isSearch: isSearch(url),
    encoding: encodingFor(headers["accept-encoding"]),
    effort: isSearch(url) || CALL_WITH_QUERY.test(url) ? "once" : "often",
    startedAt: steadyNow(),
  };
}

const textHeader = (response: ServerResponse, name: string) =>
  String(response.getHeader(name) ?? "");

/** A script or a style of the build, whose name changes with its content. */
const isBundle = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  textHeader(response, "Cache-Control").includes("immutable") &&
  /javascript|css/.test(textHeader(response, "Content-Type"));

/** Whether an answer that is no page is the same for everybody. */
export const isForAll = (response: ServerResponse): boolean =>
  response.hasHeader(CACHE_TAG) || isBundle(response);

/**
 * Whether a page that is the same for everybody may be older than its request: Next lets a request join the render of
 * the same page, or a read within it, that another one began, and a change may have come between. Who joined a render
 * has noted no freshness; who joined a read is outdated once that read was looked at by the store.
 */
export async function mayBeOutdated(asked: Asked, response: ServerResponse): Promise<boolean> {
  if (response.statusCode !== 200 || isForOne(response) || asked.isSearch) return false;
  await outdatedReads();
  const freshness = currentRequest()?.freshness;
  return !freshness || isOutdated(freshness.tags, freshness.startedAt);
}

/**
 * Until when an answer may be given to everybody: a call's handler says so by its Cache-Tag, a page's render has noted
 * it, and of a search, which Next renders for each request alone, everybody is shown the same. Undefined for what is
 * made for one.
 */
export function freshnessOf(asked: Asked, response: ServerResponse): Freshness | undefined {
  if (response.statusCode !== 200 || response.hasHeader("Set-Cookie")) return undefined;
  const said = response.getHeader(CACHE_TAG);
  if (typeof said === "string") return freshFrom(asked.startedAt, said.split(","));
  if (!asked.isPage) return { tags: [], startedAt: asked.startedAt, until: Infinity };
  if (!isForOne(response)) return currentRequest()?.freshness;
  const isSharedSearch = asked.isSearch && asked.isDocument;
  return isSharedSearch ? freshFrom(asked.startedAt, SEARCH_TAGS) : undefined;
}
