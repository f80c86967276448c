import type { IncomingMessage, ServerResponse } from "node:http";
import { cacheTags, frameTags } from "../../http-cache/cache-tags.ts";
import { byteCache } from "../../http-cache/byte-cache.ts";
import { encodingFor, type Encoding } from "../answers/content-encoding.ts";
import { isOutdated, isOutdatedOrOld } from "../../http-cache/expired-tags.ts";
import { bytesKept, prepareFinished, type FinishedAnswer } from "../answers/finished-answer.ts";
import { asksForDocument } from "../requests/page-kinds.ts";
import { isSearch } from "../requests/page-limits.ts";

/**
 * The documents of searches. One is made for each request, because what people type has no bound, and yet everybody
 * is shown the same: they are kept by their whole address, which stands in them, up to a sum of bytes and for an hour.
 * They are as old as the beginning of their making.
 */

interface KeptSearch extends FinishedAnswer {
  startedAt: number;
  bytes: number;
}

const MIB = 1024 * 1024;
const searches = byteCache<KeptSearch>("searches", 16 * MIB);

/** What stands on a page of the list (lib/catalogue/lists/cached.ts), and what on every page. */
const TAGS = [cacheTags.productList, ...frameTags];

/** Whether it is a search's document that is asked for. */
export const isSearchPage = (request: IncomingMessage): boolean =>
  isSearch(request.url ?? "") && asksForDocument(request);

const keyOf = ({ url = "" }: IncomingMessage, encoding: Encoding) => `${encoding} ${url}`;

/** Answers the request where the page is kept. */
export function answerKeptSearch(request: IncomingMessage, response: ServerResponse): boolean {
  if (!isSearchPage(request)) return false;
  const kept = searches.get(keyOf(request, encodingFor(request.headers["accept-encoding"])));
  if (!kept || isOutdatedOrOld(TAGS, kept.startedAt)) return false;
  response.end(prepareFinished(kept, request, response));
  return true;
}

/** `startedAt`: by the clock of expired-tags.ts, before the render. */
export function keepSearch(
  request: IncomingMessage,
  page: FinishedAnswer,
  startedAt: number,
): void {
  if (isOutdated(TAGS, startedAt)) return;
  const key = keyOf(request, page.encoding);
  searches.set(key, { ...page, startedAt, bytes: bytesKept(key, page) });
}
