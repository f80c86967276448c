import type { IncomingMessage, ServerResponse } from "node:http";
import { Limiter } from "../../http/limiter.ts";
import { byteCache } from "../../caching/byte-cache.ts";
import { callerOf } from "./own-headers.ts";
import { mayBePage } from "./page-kinds.ts";
import { preparePlainPage } from "../answers/plain-page.ts";

/**
 * How many pages one address may have rendered in a minute. A page that is kept costs next to nothing
 * and is not counted. A search costs the database a look through the catalogue each time.
 */

const searches = new Limiter({ name: "searches", perMinute: 60 });
const renders = new Limiter({ name: "renders", perMinute: 300 });

/** What there is not is kept by nobody and looked for each time: it counts as so many. */
const MISSING_COUNTS = 5;

const LIST = "/products";

/** Free text, or a filter (lib/catalogue/search/list-filters.ts). */
const SEARCHED = ["q", "size", "capacity", "material", "food", "inStock", "minPrice", "maxPrice"];

/** Whether the page at this address is searched for; names are read as the page reads them, escaped or not. */
export function isSearch(url: string): boolean {
  if (!url.startsWith(`${LIST}?`)) return false;
  const parameters = new URLSearchParams(url.slice(LIST.length));
  return SEARCHED.some((name) => parameters.getAll(name).some(Boolean));
}

/** Addresses that were answered from what is kept: they are not counted before the answer is there. */
const kept = byteCache<{ bytes: number }>("known-pages", 2 * 1024 * 1024);

/** What there is not was looked for, whatever page says so. */
const wasKept = ({ statusCode }: ServerResponse, cache: unknown) =>
  statusCode === 304 || (statusCode === 200 && cache === "HIT");

/** A page and the data of a change of pages are kept apart. */
const keyOf = ({ url = "", headers }: IncomingMessage) =>
  `${url} ${String(headers["next-router-segment-prefetch"] ?? headers.rsc ?? "")}`;

/** Counts a request for a page. Answers 0, or how many seconds the caller has to wait. */
export function consumePageLimit(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): number {
  if (isSearch(request.url ?? "")) return searches.take(address);
  const key = keyOf(request);
  const known = kept.get(key) !== undefined;
  const wait = known ? 0 : renders.take(address);
  response.once("close", () => {
    if (wasKept(response, response.getHeader("x-nextjs-cache"))) {
      if (!known) renders.giveBack(address);
      kept.set(key, { bytes: 2 * key.length });
    } else {
      const counts = response.statusCode === 404 ? MISSING_COUNTS : 1;
      for (let counted = known ? 0 : 1; counted < counts; counted += 1) renders.take(address);
    }
  });
  return wait;
}

/** Answers whoever had too many rendered: 429, small and in the shop's words. Counts everybody else. */
export function refusePageOverLimit(request: IncomingMessage, response: ServerResponse): boolean {
  if (!mayBePage(request)) return false;
  const seconds = consumePageLimit(request, response, callerOf(request));
  if (seconds === 0) return false;
  const body = preparePlainPage(response, {
    status: 429,
    title: "One moment, please",
    text: `Many pages were opened from your network in the last minute. Wait ${seconds} seconds, then reload this page.`,
    link: '<a href="/">Go to the home page</a>',
    retryAfter: seconds,
  });
  response.end(body);
  return true;
}
