import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { compressed } from "../../http-cache/encoding.ts";
import { etagOf } from "../../http-cache/etag.ts";
import { ASK_EACH_TIME, CACHE_TAG } from "../../http-cache/freshness.ts";
import { prepareWhole, type WholeAnswer } from "../../http-cache/response-cache.ts";
import { log } from "../../base/log.ts";
import type { Freshness } from "../../base/request-context.ts";
import { CHECKOUT_META } from "../../payments/gateways/facts.ts";
import { metError, metOutage, whyTold } from "../observability/render-errors.ts";
import { isDocument, isForOne, isHeld } from "../requests/page-kinds.ts";
import {
  freshnessOf,
  isForAll,
  mayBeOutdated,
  whatIsAsked,
  type Asked,
} from "./answer-freshness.ts";
import { bytesOf, holdChunk, holdWrites, textOf } from "./held-answer.ts";
import { closedOnce, isEmptyDocument, isGone, joinedData } from "./html-document.ts";
import { inlineScriptSources } from "./inline-scripts.ts";
import { FAILURE, OUTAGE, preparePlainPage, type PlainPage } from "./plain-page.ts";

/**
 * Every page leaves with a Content-Security-Policy that names its inline scripts by their hashes: pages that are cached
 * are shared by all visitors and can carry no nonce. For that a page is held until it is whole, and so is an answer
 * that is the same for everybody, which leaves with an ETag. What is made for one visitor and no page streams past.
 */

/** What of a page runs. */
export interface PageScripts {
  /** Its inline scripts, by their hashes. */
  scripts: readonly string[];
  /** The gateways whose windows it says in its head that it opens; a text in its body cannot say so. */
  gateways: readonly string[];
}

export interface FinishContext {
  request: IncomingMessage;
  response: ServerResponse;
  /** The policy of a page on which these run; without it a page has the one that it was given. */
  policy?: (page: PageScripts) => string;
  /** Answers the request with the 404 page, where Next left its body to scripts. */
  answerMissing: () => void;
  /** Answers the request once more, where what Next made of it may show what was before a change. */
  answerAgain?: () => void;
  /** Caches an answer that is the same for everybody. */
  cache?: (answer: WholeAnswer, freshness: Freshness) => void;
}

/** Of one page: its first may have joined an old render, its second an old read, and then there is no older one. */
const MAX_ATTEMPTS = 3;

/** Call it before each request is handed on. */
export function finishAnswer(context: FinishContext): void {
  const { request, response } = context;
  // A HEAD is answered as the GET would be; node leaves the body out.
  if (request.method === "HEAD") request.method = "GET";
  const end = response.end.bind(response);
  const given = response.getHeaders();
  const asked = whatIsAsked(request);
  const { isPage } = asked;
  const isWhole = () => !response.headersSent && (isPage ? isHeld(response) : isForAll(response));
  const chunks = holdWrites(response, isWhole);
  const otherAnswer = otherAnswers(asked, context);
  const finish = async (args: Parameters<typeof end>) => {
    const plain = isPage && !response.headersSent ? standIn(asked, request, response) : undefined;
    if (plain) {
      replaceHeaders(response, given);
      if (plain.status === 500) nameRequest(request, response);
      end(preparePlainPage(response, plain));
      return;
    }
    if (!isWhole()) {
      end(...args);
      return;
    }
    holdChunk(chunks, args);
    if (chunks.length === 0) {
      end();
      return;
    }
    const html = isDocument(response) ? textOf(chunks) : undefined;
    const answerElse = isPage ? await otherAnswer(html) : undefined;
    if (answerElse) {
      chunks.length = 0;
      replaceHeaders(response, given);
      answerElse();
      return;
    }
    if (isPage) correctHead(response, html);
    const freshness = metError(request) ? undefined : freshnessOf(asked, response);
    const made = html === undefined ? bytesOf(chunks) : joinedData(closedOnce(html));
    end(await prepared({ ...context, ...asked, given }, made, freshness));
  };
  const finished = (args: Parameters<typeof end>) =>
    finish(args).catch((error: unknown) => {
      log.error("An answer could not be finished", error);
      response.destroy();
    });
  Object.assign(response, {
    end(...args: Parameters<typeof end>) {
      const isTold = isPage && response.statusCode === 500 && !response.headersSent;
      void (isTold ? whyTold(request).then(() => finished(args)) : finished(args));
      return response;
    },
  });
}

/** What answers a page in place of what Next made: the 404 page, once, or the same page rendered anew. */
function otherAnswers(asked: Asked, { response, answerMissing, answerAgain }: FinishContext) {
  let isMissing = false;
  let attempts = 1;
  return async (html: string | undefined) => {
    if (!isMissing && response.statusCode === 404 && isEmptyDocument(html)) {
      isMissing = true;
      return answerMissing;
    }
    if (attempts >= MAX_ATTEMPTS || !(await mayBeOutdated(asked, response))) return undefined;
    attempts += 1;
    return answerAgain;
  };
}

/** The page that is answered in place of what Next made. */
function standIn(
  { isDocument: isDocumentAsked }: Asked,
  request: IncomingMessage,
  response: ServerResponse,
): PlainPage | undefined {
  if (metOutage(request)) return OUTAGE;
  const isBare = response.statusCode === 500 && !isHeld(response);
  return isBare && isDocumentAsked ? FAILURE : undefined;
}

function replaceHeaders(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

/** What Next says of an answer otherwise than it is. */
function correctHead(response: ServerResponse, html = ""): void {
  if (response.statusCode === 200 && isGone(html)) response.statusCode = 404;
  const isMissing = response.statusCode === 404;
  // Next caches its 404 page; that there is nothing at this address is not cached.
  if (isMissing) response.removeHeader("x-nextjs-cache");
  // Next means its own cache when it names a month, but any proxy would take it at its word.
  if (!isForOne(response)) {
    response.setHeader("Cache-Control", isMissing ? "no-store" : ASK_EACH_TIME);
  }
}

interface Prepared extends FinishContext, Asked {
  /** The headers that each answer is given anew. */
  given: OutgoingHttpHeaders;
}

/** Sets the headers of a whole answer, of a document by its text; answers its body, undefined where none is due. */
async function prepared(
  { request, response, policy, cache, given, isPage, encoding: accepted, effort }: Prepared,
  made: Buffer | string,
  freshness: Freshness | undefined,
): Promise<Buffer | undefined> {
  const body = typeof made === "string" ? Buffer.from(made) : made;
  const isShort = body.byteLength < MIN_COMPRESSED && !isPage;
  const encoding = isShort ? "identity" : accepted;
  response.appendHeader("Vary", "Accept-Encoding");
  if (freshness && freshness.tags.length > 0) {
    response.setHeader("Cache-Control", ASK_EACH_TIME);
    response.setHeader(CACHE_TAG, freshness.tags.join(","));
  }
  if (typeof made === "string" && policy) {
    response.setHeader("Content-Security-Policy", policy(scriptsOf(made)));
  }
  if (metError(request)) nameRequest(request, response);
  const answer: WholeAnswer = {
    headers: headersBeside(given, response),
    etag: etagOf(body),
    encoding,
    body: await compressed(body, encoding, freshness ? effort : "once"),
  };
  if (freshness) cache?.(answer, freshness);
  if (freshness || isShared(response)) return prepareWhole(answer, request, response);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", answer.body.byteLength);
  return answer.body;
}

/** A shorter answer of a call is not worth compressing. */
const MIN_COMPRESSED = 1024;

/** What there is not has addresses without end, and no ETag. */
const isShared = (response: ServerResponse): boolean =>
  response.statusCode === 200 && !isForOne(response);

const scriptsOf = (html: string): PageScripts => ({
  scripts: inlineScriptSources(html),
  gateways: GATEWAYS_META.exec(html)?.[1]?.split(" ") ?? [],
});

const GATEWAYS_META = new RegExp(`<meta name="${CHECKOUT_META}" content="([a-z ]+)"`);

/** What was said of this answer, beside what each is given anew; its policy too, which belongs to its text. */
function headersBeside(
  given: OutgoingHttpHeaders,
  response: ServerResponse,
): WholeAnswer["headers"] {
  return Object.entries(response.getHeaders())
    .filter(([name, value]) => given[name] !== value)
    .map(([name, value]) => [name, [value].flat().join(", ")] as const);
}

/** Where the error screen finds the id under which the log tells of the error (components/layout/error-screen.tsx). */
function nameRequest({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Server-Timing", `request;desc="${String(headers["x-request-id"])}"`);
}
