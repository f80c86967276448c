import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { compressed } from "../../http/cache/encoding.ts";
import { computeEtag } from "../../http/cache/etag.ts";
import { REVALIDATE, CACHE_TAG } from "../../http/cache/freshness.ts";
import { prepareWhole, type WholeAnswer } from "../../http/cache/response-cache.ts";
import { log } from "../../base/log.ts";
import type { Freshness } from "../../base/http/request-context.ts";
import { GATEWAYS_META_NAME } from "../../payments/gateways/facts.ts";
import { sawError, metOutage, awaitReportedError } from "../observability/render-errors.ts";
import { isDocument, isForOne, isBuffered } from "../requests/page-kinds.ts";
import {
  getFreshness,
  isForAll,
  mayBeOutdated,
  readRequestHead,
  type Requested,
} from "./answer-freshness.ts";
import { joinBytes, bufferChunk, bufferWrites, joinText } from "./buffered-answer.ts";
import { closedOnce, isEmptyDocument, isGone, joinedData } from "./html-document.ts";
import { inlineScriptSources } from "./inline-scripts.ts";
import { FAILURE, OUTAGE, preparePlainPage, type PlainPage } from "./plain-page.ts";

/**
 * Every page is sent with a Content-Security-Policy that lists its inline scripts by hash, because cached pages are
 * shared by all visitors and cannot carry a nonce. A page is therefore held until it is whole. An answer that is the
 * same for everybody is held too, because it is sent with an ETag. Answers that are made for one visitor and are not
 * pages are streamed.
 */

/** The scripts of a page that may run. */
export interface PageScripts {
  /** The hashes of its inline scripts. */
  scripts: readonly string[];
  /** The gateways whose windows the page opens, as its head declares them. Text in the body cannot declare one. */
  gateways: readonly string[];
}

export interface FinishContext {
  request: IncomingMessage;
  response: ServerResponse;
  /** Returns the policy of a page with these scripts. Without it a page keeps the policy that it was given. */
  policy?: (page: PageScripts) => string;
  /** Answers with the 404 page when Next left its body to scripts; with English's when that happens again. */
  answerMissing: () => void;
  /** Renders the request again when Next's answer may show the state before a change. */
  answerAgain?: () => void;
  /** Caches an answer that is the same for everybody. */
  cache?: (answer: WholeAnswer, freshness: Freshness) => void;
}

/** Must run before the request is passed on. */
export function finishAnswer(context: FinishContext): void {
  const { request, response } = context;
  // A HEAD request is handled like a GET; Node leaves out the body.
  if (request.method === "HEAD") request.method = "GET";
  const end = response.end.bind(response);
  const given = response.getHeaders();
  const requested = readRequestHead(request);
  const { isPage } = requested;
  const isWhole = () =>
    !response.headersSent && (isPage ? isBuffered(response) : isForAll(response));
  const chunks = bufferWrites(response, isWhole);
  const otherAnswer = otherAnswers(requested, context);
  const finish = async (args: Parameters<typeof end>) => {
    const plain =
      isPage && !response.headersSent ? standIn(requested, request, response) : undefined;
    if (plain) {
      replaceHeaders(response, given);
      if (plain.status === 500) nameRequest(request, response);
      end(preparePlainPage(request, response, plain));
      return;
    }
    if (!isWhole()) {
      end(...args);
      return;
    }
    bufferChunk(chunks, args);
    if (chunks.length === 0) {
      end();
      return;
    }
    const html = isDocument(response) ? joinText(chunks) : undefined;
    const answerElse = isPage ? await otherAnswer(html) : undefined;
    if (answerElse) {
      chunks.length = 0;
      replaceHeaders(response, given);
      answerElse();
      return;
    }
    if (isPage) correctHead(response, html);
    const freshness = sawError(request) ? undefined : getFreshness(requested, response);
    const made = html === undefined ? joinBytes(chunks) : joinedData(closedOnce(html));
    end(await prepared({ ...context, ...requested, given }, made, freshness));
  };
  const finished = (args: Parameters<typeof end>) =>
    finish(args).catch((error: unknown) => {
      log.error("An answer could not be finished", error);
      response.destroy();
    });
  Object.assign(response, {
    end(...args: Parameters<typeof end>) {
      const isTold = isPage && response.statusCode === 500 && !response.headersSent;
      void (isTold ? awaitReportedError(request).then(() => finished(args)) : finished(args));
      return response;
    },
  });
}

/** A language that the owner has not switched on has no 404 page. */
const MAX_MISSING = 2;

/**
 * Returns the replacements for Next's answer: the 404 page, or the same page rendered once again, because the first
 * render may be one that began before a change. A third render made no answer newer and none faster (p95 274 to 283 ms,
 * 7,600 answers of a page whose product was edited, 2026-11-29).
 */
function otherAnswers(
  requested: Requested,
  { response, answerMissing, answerAgain }: FinishContext,
) {
  let missing = 0;
  let isAgain = false;
  return async (html: string | undefined) => {
    if (missing < MAX_MISSING && response.statusCode === 404 && isEmptyDocument(html)) {
      missing += 1;
      return answerMissing;
    }
    if (isAgain || !(await mayBeOutdated(requested, response))) return undefined;
    isAgain = true;
    return answerAgain;
  };
}

/** Returns the page that replaces Next's answer. */
function standIn(
  { isDocument: isDocumentRequested }: Requested,
  request: IncomingMessage,
  response: ServerResponse,
): PlainPage | undefined {
  if (metOutage(request)) return OUTAGE;
  const isBare = response.statusCode === 500 && !isBuffered(response);
  return isBare && isDocumentRequested ? FAILURE : undefined;
}

function replaceHeaders(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

/** Corrects the headers that Next sets wrongly. */
function correctHead(response: ServerResponse, html = ""): void {
  if (response.statusCode === 200 && isGone(html)) response.statusCode = 404;
  const isMissing = response.statusCode === 404;
  // Next caches its 404 page, but the shop does not cache that an address is missing.
  if (isMissing) response.removeHeader("x-nextjs-cache");
  // Next means its own cache when it sets a max-age of a month, but any proxy would obey it.
  if (!isForOne(response)) {
    response.setHeader("Cache-Control", isMissing ? "no-store" : REVALIDATE);
  }
}

interface Prepared extends FinishContext, Requested {
  /** The headers that every answer gets anew. */
  given: OutgoingHttpHeaders;
}

/**
 * Sets the headers of a whole answer (for a document, from its text). Returns its body; undefined when no body is to
 * be sent.
 */
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
    response.setHeader("Cache-Control", REVALIDATE);
    response.setHeader(CACHE_TAG, freshness.tags.join(","));
  }
  if (typeof made === "string" && policy) {
    response.setHeader("Content-Security-Policy", policy(toScripts(made)));
  }
  if (sawError(request)) nameRequest(request, response);
  const etag = computeEtag(body);
  const answer: WholeAnswer = {
    headers: headersBeside(given, response),
    etag,
    encoding,
    body: await compressed(body, { etag, encoding, effort: freshness ? effort : "once" }),
  };
  if (freshness) cache?.(answer, freshness);
  if (freshness || isShared(response)) return prepareWhole(answer, request, response);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", answer.body.byteLength);
  return answer.body;
}

/** Bytes. A shorter answer of an API call is not worth compressing. */
const MIN_COMPRESSED = 1024;

/** Missing pages are not shared and get no ETag, because there is no end of addresses for them. */
const isShared = (response: ServerResponse): boolean =>
  response.statusCode === 200 && !isForOne(response);

const toScripts = (html: string): PageScripts => ({
  scripts: inlineScriptSources(html),
  gateways: GATEWAYS_META.exec(html)?.[1]?.split(" ") ?? [],
});

const GATEWAYS_META = new RegExp(`<meta name="${GATEWAYS_META_NAME}" content="([a-z ]+)"`);

/**
 * Returns this answer's own headers, without those that every answer gets anew. The policy is included, because it
 * belongs to the text.
 */
function headersBeside(
  given: OutgoingHttpHeaders,
  response: ServerResponse,
): WholeAnswer["headers"] {
  return Object.entries(response.getHeaders())
    .filter(([name, value]) => given[name] !== value)
    .map(([name, value]) => [name, [value].flat().join(", ")] as const);
}

/**
 * Sets the request id where the error screen reads it (components/layout/error-screen.tsx). The log has the error
 * under the same id.
 */
function nameRequest({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Server-Timing", `request;desc="${String(headers["x-request-id"])}"`);
}
