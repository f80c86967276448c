import type { IncomingMessage, ServerResponse } from "node:http";
import { isOutdated, outdatedReads, steadyNow } from "../../http/cache/expired-tags.ts";
import { encodingFor, type Effort, type Encoding } from "../../http/cache/encoding.ts";
import { CACHE_TAG, freshFrom } from "../../http/cache/freshness.ts";
import { SEARCH_TAGS } from "../../http/cache/manifest.ts";
import { currentRequest, type Freshness } from "../../base/http/request-context.ts";
import { requestsDocument, isForOne, mayBePage } from "../requests/page-kinds.ts";
import { isSearch } from "./page-limits.ts";

/** A request as it was sent, read before Next changes its headers and address. */
export interface Requested {
  isPage: boolean;
  isDocument: boolean;
  isSearch: boolean;
  encoding: Encoding;
  /**
   * Compression effort for the cached answer; "once" for a search or a list with parameters, which may never be asked
   * for again.
   */
  effort: Effort;
  /** Milliseconds of the monotonic clock. */
  startedAt: number;
}

const CALL_WITH_QUERY = /^\/api\/[^?]*\?/;

export function readRequestHead(request: IncomingMessage): Requested {
  const { url = "", headers } = request;
  return {
    isPage: mayBePage(request),
    isDocument: requestsDocument(request),
    isSearch: isSearch(url),
    encoding: encodingFor(headers["accept-encoding"]),
    effort: isSearch(url) || CALL_WITH_QUERY.test(url) ? "once" : "often",
    startedAt: steadyNow(),
  };
}

const textHeader = (response: ServerResponse, name: string) =>
  String(response.getHeader(name) ?? "");

/** A script or style of the build. Its name changes with its content. */
const isBundle = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  textHeader(response, "Cache-Control").includes("immutable") &&
  /javascript|css/.test(textHeader(response, "Content-Type"));

/** True when an answer other than a page is the same for everybody. */
export const isForAll = (response: ServerResponse): boolean =>
  response.hasHeader(CACHE_TAG) || isBundle(response);

/**
 * Reports whether a shared page may be older than its request. Next lets a request join another request's render of
 * the same page, or a read within it, and a change may have come in between. A request that joined a render has noted
 * no freshness. A request that joined a read is outdated once the store has looked at that read.
 */
export async function mayBeOutdated(
  requested: Requested,
  response: ServerResponse,
): Promise<boolean> {
  if (response.statusCode !== 200 || isForOne(response) || requested.isSearch) return false;
  await outdatedReads();
  const freshness = currentRequest()?.freshness;
  return !freshness || isOutdated(freshness.tags, freshness.startedAt);
}

/**
 * Returns how long an answer may be given to everybody; undefined for an answer made for one visitor. An API call
 * states it in its Cache-Tag, and the render of a page has noted it. Next renders a search for each request, but its
 * result is the same for everybody.
 */
export function getFreshness(
  requested: Requested,
  response: ServerResponse,
): Freshness | undefined {
  if (response.statusCode !== 200 || response.hasHeader("Set-Cookie")) return undefined;
  const said = response.getHeader(CACHE_TAG);
  if (typeof said === "string") return freshFrom(requested.startedAt, said.split(","));
  if (!requested.isPage) return { tags: [], startedAt: requested.startedAt, until: Infinity };
  if (!isForOne(response)) return currentRequest()?.freshness;
  const isSharedSearch = requested.isSearch && requested.isDocument;
  return isSharedSearch ? freshFrom(requested.startedAt, SEARCH_TAGS) : undefined;
}
