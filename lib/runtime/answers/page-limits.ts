import type { IncomingMessage, ServerResponse } from "node:http";
import { splitLanguage } from "../../base/http/languages.ts";
import { MEMORY_LIMITS } from "../../http/limits/limits.ts";
import { MemoryLimit } from "../../http/limits/memory-limit.ts";
import { getCaller } from "../requests/own-headers.ts";
import { requestsDocument, mayBePage } from "../requests/page-kinds.ts";
import { pageOverLimit, preparePlainPage } from "./plain-page.ts";

/**
 * Limits how many pages one address may have made in a minute. A page from the cache costs next to nothing and is not
 * counted. Each search makes the database go through the catalogue.
 */

const searches = new MemoryLimit(MEMORY_LIMITS.searches, "searches");
const renders = new MemoryLimit(MEMORY_LIMITS.renders, "renders");

const LIST = "/products";

/** Parameters that make the request a search: free text, or a filter (lib/catalogue/search/list-filters.ts). */
const SEARCHED = ["q", "size", "capacity", "material", "food", "inStock", "minPrice", "maxPrice"];

/**
 * Reports whether the page at this address is a search. Escaped parameter names count too, because the page decodes
 * them.
 */
export function isSearch(address: string): boolean {
  const url = splitLanguage(address).plain;
  if (!url.startsWith(`${LIST}?`)) return false;
  const parameters = new URLSearchParams(url.slice(LIST.length));
  return SEARCHED.some((name) => parameters.getAll(name).some(Boolean));
}

/** True when Next answered from its cache. A missing page was always looked up, whatever its header says. */
const wasCached = (response: ServerResponse) =>
  response.statusCode === 304 ||
  (response.statusCode === 200 && response.getHeader("x-nextjs-cache") === "HIT");

/**
 * Counts a request for a page that the cache in front of Next has not answered, because its text is then read and
 * compressed anew. Data of a page that Next has in its own cache is small and not counted; nor is a whole page of it
 * where there is no cache in front. Returns 0, or the seconds that the caller has to wait.
 */
export function consumePageLimit(
  request: IncomingMessage,
  response: ServerResponse,
  { address, caches }: { address: string; caches: boolean },
): number {
  if (isSearch(request.url ?? "")) return searches.take(address);
  const wait = renders.take(address);
  if (wait > 0) return wait;
  const isCheap = !caches || !requestsDocument(request);
  response.once("close", () => {
    if (isCheap && wasCached(response)) renders.giveBack(address);
    if (response.statusCode !== 404) return;
    const { missing } = MEMORY_LIMITS.renders;
    for (let counted = 1; counted < missing; counted += 1) renders.take(address);
  });
  return 0;
}

/** Sends a small 429 page to a caller who had too many pages rendered; counts the request otherwise. */
export function refusePageOverLimit(
  request: IncomingMessage,
  response: ServerResponse,
  caches: boolean,
): boolean {
  if (!mayBePage(request)) return false;
  const seconds = consumePageLimit(request, response, { address: getCaller(request), caches });
  if (seconds === 0) return false;
  const body = preparePlainPage(request, response, pageOverLimit(seconds));
  response.end(body);
  return true;
}
