import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { RETRY_SECONDS } from "../../api/route/retry-seconds.ts";
import { ASK_EACH_TIME } from "../../http-cache/kept-answer.ts";
import { log } from "../../base/log.ts";
import {
  currentRequest,
  type TakenPage,
  type WrittenDocument,
} from "../../base/request-context.ts";
import { encodingFor, type Encoding } from "../answers/content-encoding.ts";
import { steadyNow } from "../../http-cache/expired-tags.ts";
import { headersSince, prepareFinished, type FinishedAnswer } from "../answers/finished-answer.ts";
import {
  finishData,
  finishDocument,
  finishWritten,
  type FinishedPage,
  type PageScripts,
} from "../answers/finished-page.ts";
import { holdChunk, holdWrites, textOf } from "../answers/held-chunks.ts";
import { isEmptyDocument, isGone } from "../answers/html-document.ts";
import { keepPage, keptFor, takenPage } from "../caches/kept-pages.ts";
import { isSearchPage, keepSearch } from "../caches/kept-searches.ts";
import {
  asksForDocument,
  isDocument,
  isForOne,
  isHeld,
  isShared,
  mayBePage,
} from "../requests/page-kinds.ts";
import { preparePlainPage, type PlainPage } from "../answers/plain-page.ts";
import { metError, metOutage, whyTold } from "../observability/render-errors.ts";
import { hasAlready, notModified } from "../answers/revalidation.ts";

/**
 * Every page leaves with a Content-Security-Policy that names its inline scripts by their hashes:
 * kept pages are shared by all visitors and can carry no nonce. For that a page is held until it is
 * whole, and then compressed here, once for all who are answered the same text. Next's data for a
 * change of pages is kept in the same way; where it is made for one visitor it streams past.
 */

export interface PageContext {
  request: IncomingMessage;
  response: ServerResponse;
  /** The policy of a page on which these run. */
  policy: (page: PageScripts) => string;
  /** Answers the request with the 404 page, where Next left its body to scripts. */
  answerMissing: () => void;
}

/** Whatever Next made of a page that could not read what it shows. */
const OUTAGE: PlainPage = {
  status: 503,
  title: "The shop is not available right now",
  text: "Something that it needs is not answering. This usually passes within a minute. What is in your cart stays there.",
  link: '<a href="">Try again</a>',
  retryAfter: RETRY_SECONDS,
};

/** Where a handler that writes documents failed, Next answers two words. */
const FAILURE: PlainPage = {
  status: 500,
  title: "Something went wrong",
  text: "This page could not be made. It was noted. What is in your cart stays there.",
  link: '<a href="">Try again</a> or <a href="/">go to the home page</a>',
};

/** The page that is answered in place of what Next made. */
function standIn(request: IncomingMessage, response: ServerResponse): PlainPage | undefined {
  if (metOutage(request)) return OUTAGE;
  const isBare = response.statusCode === 500 && !isHeld(response);
  return isBare && asksForDocument(request) ? FAILURE : undefined;
}

/** Call it before each request is handed on; what is no page passes as it is. */
export function finishPages({ request, response, policy, answerMissing }: PageContext): void {
  if (!mayBePage(request)) return;
  const end = response.end.bind(response);
  const askedWith = response.getHeaders();
  const before = new Set(Object.keys(askedWith));
  const rendered: Rendered = { request, response, policy, before, startedAt: steadyNow() };
  const chunks = holdWrites(response, () => isHeld(response));
  let isMissing = false;
  const startOver = () => {
    chunks.length = 0;
    replaceHeaders(response, askedWith);
  };
  const answerPlain = (plain: PlainPage) => {
    startOver();
    if (plain.status === 500) nameRequest(request, response);
    end(preparePlainPage(response, plain));
  };
  const finishEnd = (args: Parameters<typeof end>) => {
    const plain = response.headersSent ? undefined : standIn(request, response);
    if (plain) {
      answerPlain(plain);
      return;
    }
    if (!isHeld(response)) {
      end(...args);
      return;
    }
    holdChunk(chunks, args);
    const document = currentRequest()?.document;
    const text = textOf(chunks);
    if (!isMissing && response.statusCode === 404 && isEmptyDocument(text)) {
      isMissing = true;
      startOver();
      answerMissing();
      return;
    }
    correctHead(response, text);
    if (!document && chunks.length === 0) end();
    else
      void prepare(rendered, document ?? text).then(end, (error: unknown) =>
        giveUp(response, error),
      );
  };
  Object.assign(response, {
    end(...args: Parameters<typeof end>) {
      if (response.statusCode !== 500 || response.headersSent) finishEnd(args);
      else void whyTold(request).then(() => finishEnd(args));
      return response;
    },
  });
}

function replaceHeaders(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

/** What Next says of an answer otherwise than it is. */
function correctHead(response: ServerResponse, text: string): void {
  if (isDocument(response) && response.statusCode === 200 && isGone(text))
    response.statusCode = 404;
  const isMissing = response.statusCode === 404;
  // Next keeps its 404 page; that there is nothing at this address is not kept.
  if (isMissing) response.removeHeader("x-nextjs-cache");
  // Next means its own cache when it names a month, but any proxy would take it at its word.
  if (!isForOne(response)) {
    response.setHeader("Cache-Control", isMissing ? "no-store" : ASK_EACH_TIME);
  }
}

function giveUp(response: ServerResponse, error: unknown): void {
  log.error("A page could not be finished", error);
  response.destroy();
}

/** The text that Next wrote, or what a handler did. */
type Made = string | WrittenDocument;

interface Rendered extends Omit<PageContext, "answerMissing"> {
  /** The names of the headers that each answer is given. */
  before: ReadonlySet<string>;
  startedAt: number;
}

/** Sets the status and headers of a whole page; answers its body, undefined where none is due. */
async function prepare(rendered: Rendered, made: Made): Promise<Buffer | undefined> {
  const { request, response, policy } = rendered;
  const encoding = encodingFor(request.headers["accept-encoding"]);
  response.appendHeader("Vary", "Accept-Encoding");
  const taken =
    isShared(response) && typeof made === "string" ? takenPage(request, made) : undefined;
  const known = taken && keptFor(request, taken, encoding);
  if (known) return prepareFinished(known, request, response);
  const page = await finishAndKeep(rendered, { made, encoding, taken });
  if (metError(request)) nameRequest(request, response);
  if (isShared(response)) {
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

/** Keeps what the next who asks is answered with as well. */
async function finishAndKeep(
  rendered: Rendered,
  { made, encoding, taken }: { made: Made; encoding: Encoding; taken: TakenPage | undefined },
): Promise<FinishedPage> {
  const { request, response, startedAt } = rendered;
  const isSearch = isSharedSearch(request, response);
  if (isSearch) response.setHeader("Cache-Control", ASK_EACH_TIME);
  const page = await finish(response, made, encoding, taken);
  if (isSearch) keepSearch(request, answerOf(rendered, page, encoding), startedAt);
  if (taken) keepPage(request, taken, answerOf(rendered, page, encoding));
  return page;
}

function finish(response: ServerResponse, made: Made, encoding: Encoding, taken?: TakenPage) {
  if (typeof made !== "string") return finishWritten(made, encoding);
  return isDocument(response)
    ? finishDocument(made, encoding, taken ? "often" : "once")
    : finishData(made, encoding, isShared(response) ? "often" : "once");
}

/** Everybody is shown the same of a search, though Next renders it for each request alone. */
const isSharedSearch = (request: IncomingMessage, { statusCode }: ServerResponse) =>
  statusCode === 200 && isSearchPage(request) && !metError(request);

/** The page as everybody is answered it, with what this answer alone was told of it. */
function answerOf(
  { response, policy, before }: Rendered,
  { etag, body, ...scripts }: FinishedPage,
  encoding: Encoding,
): FinishedAnswer {
  const own = ["Content-Security-Policy", policy(scripts)] as const;
  return { headers: [...headersSince(before, response), own], etag, encoding, body };
}

/** Where the error screen finds the id under which the log tells of the error (lib/client/reference.ts). */
function nameRequest({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Server-Timing", `request;desc="${String(headers["x-request-id"])}"`);
}
