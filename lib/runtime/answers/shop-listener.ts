import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";
import type { Proxies } from "../../base/http/proxies.ts";
import type { SourcesByGateway } from "../../payments/gateways/facts.ts";
import { answerFromCache, cacheAnswer, getCacheKey } from "../../http/cache/response-cache.ts";
import { withKnownQuery } from "../../http/cache/known-query.ts";
import { DEFAULT_LANGUAGE, inLanguage, splitLanguage } from "../../base/http/languages.ts";
import { log } from "../../base/log.ts";
import { answerOtherAddress } from "../requests/canonical-address.ts";
import { cutUserAgent, restrictCookies, setOwnHeaders } from "../requests/own-headers.ts";
import { filterRouterHeaders, refuseUnreadableState } from "../requests/router-headers.ts";
import { refusePageOverLimit } from "./page-limits.ts";
import { noteVisit } from "./count-visit.ts";
import { finishAnswer, type PageScripts } from "./finish-answer.ts";
import { contentSecurityPolicy, securityHeaders, type HeaderContext } from "./security-headers.ts";
import { storedPictures } from "./stored-pictures.ts";

/** The listener around Next, for `npm start` and `npm run dev` alike. */

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface ShopOptions extends Omit<HeaderContext, "gatewaySources"> {
  /** The sources that gateways' windows need, by gateway name. */
  gatewaySources?: SourcesByGateway;
  proxies: Proxies;
  pictureFolder: string;
  /** HTTP_CACHE: whether answers are cached in front of Next. */
  caches: boolean;
}

/** No file of app/ matches this path, so Next serves its 404 page whole. */
const NO_PAGE = "/no-such-page";

/**
 * Paths of Next's development server, and an alternative path of a page's data, which no script uses. In a build Next
 * treats these as pages (`/_next/data/…`, `/cart.rsc`), which neither limits nor the cache would recognise.
 */
const NEXTS_OWN = /^\/_next(?!\/static\/)(?:[/?]|$)|^[^?]*\.rsc(?:[/?]|$)/;

const isNextsOwn = (url = "") => NEXTS_OWN.test(url);

/** No call has this address. */
const NO_CALL = "/api/no-such-call";

/** Returns an address of the same kind at which there is nothing. */
const getMissing = (url = "") =>
  url.startsWith("/api/") ? NO_CALL : inLanguage(splitLanguage(url).language, NO_PAGE);

/** The addresses of 404 pages: in the language of the address, then in English. */
function listMissingPages(url = ""): string[] {
  const { language } = splitLanguage(url);
  return language === DEFAULT_LANGUAGE ? [NO_PAGE] : [inLanguage(language, NO_PAGE), NO_PAGE];
}

/**
 * Brings a request into the one form that limits, cache and Next read alike, or answers it where there is none. Returns
 * whether it answered.
 */
function answerUnclear(
  request: IncomingMessage,
  response: ServerResponse,
  { proxies, dev }: Pick<ShopOptions, "proxies" | "dev">,
): boolean {
  setOwnHeaders(request, proxies);
  cutUserAgent(request);
  // Next's development tools have cookies of their own.
  if (!dev) restrictCookies(request);
  if (answerOtherAddress(request, response)) return true;
  if (!dev && isNextsOwn(request.url)) request.url = getMissing(request.url);
  filterRouterHeaders(request);
  if (refuseUnreadableState(request, response)) return true;
  request.url = withKnownQuery(request.url ?? "", request.headers.rsc !== undefined);
  return false;
}

const MAX_LISTENERS = 40;

/** @param handle Next's request handler */
export function shopListener(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  { proxies, pictureFolder, caches, gatewaySources = {}, ...context }: ShopOptions,
): Listener {
  const { dev, pictures } = context;
  const headersAt = securityHeaders({ ...context, gatewaySources: Object.values(gatewaySources) });
  const compress = compression();
  const ownHost = URL.canParse(context.origin) ? new URL(context.origin).host : "";
  const answerPicture = storedPictures(pictureFolder);
  // Next's development tools insert scripts at run time, so pages keep the policy that they are given.
  const policy = ({ scripts, gateways }: PageScripts) => {
    const opened = Object.entries(gatewaySources).filter(([name]) => gateways.includes(name));
    return contentSecurityPolicy(scripts, {
      pictures,
      gatewaySources: opened.map(([, own]) => own),
    });
  };

  const handOn: Listener = (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log.error("A request could not be answered", error);
      response.destroy();
    });
  };

  return (request, response) => {
    // Next alone adds nine listeners for the end of an admin page, as many again for each page that is missing, and Node
    // warns from the eleventh.
    request.setMaxListeners(MAX_LISTENERS);
    response.setMaxListeners(MAX_LISTENERS);
    logMissingPath(request, response);
    for (const [name, value] of Object.entries(headersAt(request.url ?? ""))) {
      response.setHeader(name, value);
    }
    if (answerUnclear(request, response, { proxies, dev })) return;
    if (answerPicture(request, response)) return;
    noteVisit(request, response, ownHost);
    const key = caches ? getCacheKey(request) : undefined;
    if (key !== undefined && answerFromCache(key, request, response)) return;
    if (refusePageOverLimit(request, response, caches)) return;
    const asSent = { url: request.url, headers: { ...request.headers } };
    const answerAgain = () => {
      // Next rewrites the address and removes headers.
      request.url = asSent.url;
      Object.assign(request.headers, asSent.headers);
      handOn(request, response);
    };
    const missing = listMissingPages(request.url);
    compress(request as never, response as never, () => {
      finishAnswer({
        request,
        response,
        // Next's development server renders every page for each request.
        ...(!dev && { policy, answerAgain }),
        answerMissing: () => {
          request.url = missing.shift() ?? NO_PAGE;
          handOn(request, response);
        },
        ...(key !== undefined && {
          cache: (answer, freshness) => cacheAnswer(key, answer, freshness),
        }),
      });
      handOn(request, response);
    });
  };
}

const LONGEST_PATH = 300;

/**
 * Logs the path of a missing page (docs/product.md: Pages) without its query, which may contain a key. API calls log
 * their own.
 */
function logMissingPath(request: IncomingMessage, response: ServerResponse): void {
  const [path = ""] = (request.url ?? "").split("?");
  if (path.startsWith("/api/")) return;
  response.once("finish", () => {
    if (response.statusCode === 404) log.info(`page not found: ${path.slice(0, LONGEST_PATH)}`);
  });
}
