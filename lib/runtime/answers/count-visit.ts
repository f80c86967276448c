import type { IncomingMessage, ServerResponse } from "node:http";
import { splitLanguage } from "../../base/http/languages.ts";
import { countSearch, countVisit } from "../../http/visits/counts.ts";

/** Counts searches and arrivals for the shop's figures, round Next, because most pages come from the cache. */

/** Programs that name themselves in `User-Agent`; others count as people. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|java|go-http|monitor|facebookexternalhit|scan/i;

const LIST = "/products";

/** Kinds of pages by the beginning of their path. Pages behind a sign-in, and the admin, do not count as arrivals. */
const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, "home"],
  [/^\/products$/, "list"],
  [/^\/product\//, "product"],
  [/^\/cart$/, "cart"],
  [/^\/checkout$/, "checkout"],
  [/^\/(quote|offers)(\/|$)/, "quote"],
  [/^\/(privacy-policy|privacy-notice|terms-of-service|returns-refund-policy|delivery)$/, "policy"],
  [/^\/developers(\/|$)/, "developers"],
];

interface Opened {
  page: string;
  /** The search text. */
  term: string;
}

function openedPage(url: string): Opened | undefined {
  const [path = "", query = ""] = splitLanguage(url).plain.split("?", 2);
  const page = PAGES.find(([pattern]) => pattern.test(path))?.[1];
  if (!page) return undefined;
  const term = path === LIST && query ? (new URLSearchParams(query).getAll("q").at(-1) ?? "") : "";
  return { page: term ? "search" : page, term };
}

/** Null for a header that is missing or no address. */
const findAddress = (referer: string | undefined): URL | null =>
  referer && URL.canParse(referer) ? new URL(referer) : null;

/** The next page of a search, or a filter of it, is no other search. */
const isSameSearch = (from: URL | null, term: string) =>
  from !== null &&
  splitLanguage(from.pathname).plain === LIST &&
  from.searchParams.getAll("q").at(-1)?.trim() === term.trim();

/** Counts a page that a person opens, once it has been answered. Another's site is known by its host alone. */
export function noteVisit(
  request: IncomingMessage,
  response: ServerResponse,
  ownHost: string,
): void {
  const { method, headers, url = "" } = request;
  if (method !== "GET" || headers["next-router-prefetch"] || headers["sec-purpose"]) return;
  const agent = headers["user-agent"];
  const opened = agent && !PROGRAM.test(agent) ? openedPage(url) : undefined;
  if (!opened) return;
  const from = findAddress(headers.referer);
  const isOwn = from?.host === ownHost;
  // The application itself opens its other pages by their data.
  const isArrival = headers.rsc === undefined && !isOwn;
  const isSearch = opened.term !== "" && !(isOwn && isSameSearch(from, opened.term));
  if (!isArrival && !isSearch) return;
  response.once("finish", () => {
    if (response.statusCode !== 200 && response.statusCode !== 304) return;
    if (isArrival) countVisit(opened.page, from?.hostname.slice(0, 100) ?? "");
    if (isSearch) countSearch(opened.term);
  });
}
