import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { LRUCache } from "lru-cache";
import { RETRY_SECONDS } from "../http/retry-seconds.ts";
import { ASK_EACH_TIME } from "../kept-answer.ts";
import { log } from "../log.ts";
import { serverPaths } from "../server-paths.ts";
import { CHECKOUT_META } from "../razorpay/checkout-sources.ts";
import { byteCache } from "./byte-cache.ts";
import { compressed, encodingFor, type Effort, type Encoding } from "./content-encoding.ts";
import { steadyNow } from "./expired-tags.ts";
import { headersSince, type FinishedAnswer } from "./finished-answer.ts";
import { holdChunk, textOf, type Chunks } from "./held-chunks.ts";
import {
  closedOnce,
  isEmptyDocument,
  isGone,
  joinedData,
  startsAsDocument,
} from "./html-document.ts";
import { inlineScriptSources } from "./inline-scripts.ts";
import { keepPage, takenPage } from "./kept-pages.ts";
import { isSearchPage, keepSearch } from "./kept-searches.ts";
import { withLateScripts } from "./late-scripts.ts";
import { preparePlainPage } from "./plain-page.ts";
import { metError, metOutage, whyTold } from "./render-errors.ts";
import { etagOf, hasAlready, notModified } from "./revalidation.ts";

/**
 * Every page leaves with a Content-Security-Policy that names its inline scripts by their hashes:
 * kept pages are shared by all visitors and can carry no nonce. For that a page is held until it is
 * whole, and then compressed here, once for all who are answered the same text. Next's data for a
 * change of pages is kept in the same way; where it is made for one visitor it streams past.
 */

/** What of a page runs. */
export interface PageScripts {
  /** Its inline scripts, by their hashes. */
  scripts: readonly string[];
  /** Whether it says in its head that it opens Razorpay's checkout; a text in its body cannot say so. */
  pays: boolean;
}

interface FinishedPage extends PageScripts {
  etag: string;
  body: Buffer;
  /** Of the body and of the text by which it is found. */
  bytes: number;
}

const MIB = 1024 * 1024;

/** Data of changes of pages and site maps, found by their own text: many requests lead to the same one. */
const finished: Record<Encoding, LRUCache<string, FinishedPage>> = {
  br: byteCache("finished-br", 16 * MIB),
  gzip: byteCache("finished-gzip", 8 * MIB),
  identity: byteCache("finished-identity", 8 * MIB),
};

/** What its own scripts are to draw would be drawn later if they ran later. */
function finishedDocument(text: string): string {
  const html = joinedData(closedOnce(text));
  return isEmptyDocument(html) ? html : withLateScripts(html);
}

async function finish(text: string, encoding: Encoding, effort: Effort): Promise<FinishedPage> {
  const html = startsAsDocument(text) ? finishedDocument(text) : text;
  const page = Buffer.from(html);
  const scripts = inlineScriptSources(html);
  const body = await compressed(page, encoding, effort);
  const pays = html.includes(`<meta name="${CHECKOUT_META}" `);
  return { scripts, pays, etag: etagOf(page), body, bytes: body.byteLength + 2 * text.length };
}

async function finishOnce(text: string, encoding: Encoding): Promise<FinishedPage> {
  const known = finished[encoding].get(text);
  if (known) return known;
  const made = await finish(text, encoding, "often");
  finished[encoding].set(text, made);
  return made;
}

const isDocument = (response: ServerResponse) =>
  String(response.getHeader("Content-Type") ?? "").startsWith("text/html");

/** Next's files, the API's answers and the service worker are no pages. */
export function mayBePage({ url = "" }: IncomingMessage): boolean {
  return !/^\/(_next|api)\//.test(url) && url !== serverPaths.offlineWorker;
}

/** As Next says of what it rendered for one request alone. */
const isForOne = (response: ServerResponse) =>
  String(response.getHeader("Cache-Control") ?? "").includes("no-store");

/** Site maps are texts of the same kind as pages, without scripts. */
function isHeld(response: ServerResponse): boolean {
  const type = String(response.getHeader("Content-Type") ?? "");
  if (type.startsWith("text/x-component")) return !isForOne(response);
  return /^text\/html|^(text|application)\/xml/.test(type);
}

export interface PageContext {
  request: IncomingMessage;
  response: ServerResponse;
  /** The policy of a page on which these run. */
  policy: (page: PageScripts) => string;
  /** Answers the request with the 404 page, where Next left its body to scripts. */
  answerMissing: () => void;
}

/** Whatever Next made of a page that could not read what it shows. */
const OUTAGE = {
  status: 503,
  title: "The shop is not available right now",
  text: "Something that it needs is not answering. This usually passes within a minute. What is in your cart stays there.",
  link: '<a href="">Try again</a>',
  retryAfter: RETRY_SECONDS,
};

interface Rendered extends Omit<PageContext, "answerMissing"> {
  /** The names of the headers that each answer is given. */
  before: ReadonlySet<string>;
  startedAt: number;
}

/** Everybody is shown the same of a search, though Next renders it for each request alone. */
const isSharedSearch = (request: IncomingMessage, { statusCode }: ServerResponse) =>
  statusCode === 200 && isSearchPage(request) && !metError(request);

/** The page as everybody is answered it, with what this answer alone was told of it. */
function answerOf(
  { response, policy, before }: Rendered,
  page: FinishedPage,
  encoding: Encoding,
): FinishedAnswer {
  const own = ["Content-Security-Policy", policy(page)] as const;
  const headers = [...headersSince(before, response), own];
  return { headers, etag: page.etag, encoding, body: page.body };
}

/** Sets the status and headers of a whole page; answers its body, undefined where none is due. */
async function prepare(rendered: Rendered, text: string) {
  const { request, response, policy, startedAt } = rendered;
  const encoding = encodingFor(request.headers["accept-encoding"]);
  response.appendHeader("Vary", "Accept-Encoding");
  const isSearch = isSharedSearch(request, response);
  if (isSearch) response.setHeader("Cache-Control", ASK_EACH_TIME);
  // What there is not would push out what there is: addresses can be made up without end.
  const isShared = !isForOne(response) && response.statusCode === 200;
  const taken = isShared ? takenPage(request, text) : undefined;
  const page = await (isShared && !isDocument(response)
    ? finishOnce(text, encoding)
    : finish(text, encoding, taken ? "often" : "once"));
  if (isSearch) keepSearch(request, answerOf(rendered, page, encoding), startedAt);
  if (taken) keepPage(request, taken, answerOf(rendered, page, encoding));
  if (metError(request)) nameRequest(request, response);
  if (isShared) {
    response.setHeader("ETag", page.etag);
    if (hasAlready(request, page.etag)) {
      notModified(response);
      return undefined;
    }
  }
  response.setHeader("Content-Security-Policy", policy(page));
  response.setHeader("Content-Length", page.body.byteLength);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  return page.body;
}

/** Where the error screen finds the id under which the log tells of the error (lib/client/reference.ts). */
function nameRequest({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Server-Timing", `request;desc="${String(headers["x-request-id"])}"`);
}

/** Call it before the request is handed on; what turns out to be no page passes as it is. */
export function finishPages({ request, response, policy, answerMissing }: PageContext): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const askedWith = response.getHeaders();
  const before = new Set(Object.keys(askedWith));
  const startedAt = steadyNow();
  const chunks: Chunks = [];
  let isMissing = false;
  const refuse = (error: unknown) => {
    log.error("A page could not be finished", error);
    response.destroy();
  };
  const finishEnd = (args: Parameters<typeof end>) => {
    if (!response.headersSent && metOutage(request)) {
      replaceHeaders(response, askedWith);
      return end(preparePlainPage(response, OUTAGE));
    }
    if (!isHeld(response)) return end(...args);
    holdChunk(chunks, args);
    const text = textOf(chunks);
    if (!isMissing && response.statusCode === 404 && isEmptyDocument(text)) {
      isMissing = true;
      chunks.length = 0;
      replaceHeaders(response, askedWith);
      answerMissing();
      return response;
    }
    if (response.statusCode === 200 && isGone(text)) response.statusCode = 404;
    // Next means its own cache when it names a month, but any proxy would take it at its word.
    if (!isForOne(response)) response.setHeader("Cache-Control", ASK_EACH_TIME);
    if (chunks.length === 0) return end();
    void prepare({ request, response, policy, before, startedAt }, text).then(end, refuse);
    return response;
  };
  Object.assign(response, {
    write(...args: Parameters<typeof write>) {
      if (!isHeld(response)) return write(...args);
      holdChunk(chunks, args);
      return true;
    },
    end(...args: Parameters<typeof end>) {
      if (response.statusCode !== 500 || response.headersSent) return finishEnd(args);
      void whyTold(request).then(() => finishEnd(args));
      return response;
    },
    flushHeaders() {
      if (!isHeld(response)) flushHeaders();
    },
  });
}

function replaceHeaders(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}
