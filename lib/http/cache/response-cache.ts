import type { IncomingMessage, ServerResponse } from "node:http";
import { byteCache } from "./byte-cache.ts";
import { CLIENT_ADDRESS_HEADER } from "../../base/http/proxies.ts";
import type { Freshness } from "../../base/http/request-context.ts";
import { encodingFor, type Encoding } from "./encoding.ts";
import { hasAlready, notModified } from "./etag.ts";
import { getCachedAddress } from "./known-query.ts";
import { parsePolicy, RATE_LIMIT_POLICY } from "../limits/memory-limit.ts";
import { isFresh, isForCaller } from "./freshness.ts";

/**
 * The one cache in front of Next: whole answers that are the same for everybody, by address and encoding. It follows
 * only the headers of the answer, so that with HTTP_CACHE=0 nothing is cached and every answer stays the same.
 */

export interface WholeAnswer {
  /** The answer's own headers, without those that every answer gets anew. */
  headers: readonly (readonly [name: string, value: string])[];
  etag: string;
  encoding: Encoding;
  body: Buffer;
}

interface CachedAnswer extends WholeAnswer, Freshness {
  /** Bytes of the body, the headers and the key. */
  bytes: number;
}

const MIB = 1024 * 1024;
/** Room for about 2,000 compressed pages. More would keep lists and searches that are never requested again. */
const answers = byteCache<CachedAnswer>("responses", 32 * MIB);

/** A longer answer is made each time, so that a few large ones cannot push out all others. The API's document has 1.7 MB. */
const MAX_BYTES = 2 * MIB;

/**
 * The request headers that decide which answer Next gives to everybody at one address: the page, its data, or a part of
 * its data. The state of the asking page decides only what is rendered for one visitor.
 */
export const DATA_HEADERS = [
  "rsc",
  "next-router-prefetch",
  "next-router-segment-prefetch",
] as const;

const NEXT_CACHE = "x-nextjs-cache";

const isCall = (url: string) => url.startsWith("/api/");

function mayBeShared({ method, url = "", headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const { authorization, cookie } = headers;
  return !isCall(url) || !isForCaller({ url, authorization, cookie });
}

/**
 * Returns the cache key of a request; undefined when its answer is for this caller alone. Must be read before the
 * request is passed on, because Next removes headers and rewrites addresses; its headers and query hold known values
 * alone by then (router-headers.ts, known-query.ts).
 */
export function getCacheKey(request: IncomingMessage): string | undefined {
  if (!mayBeShared(request)) return undefined;
  const { url = "", headers } = request;
  const data = DATA_HEADERS.map((name) => String(headers[name] ?? ""));
  return [encodingFor(headers["accept-encoding"]), getCachedAddress(url), ...data].join("\n");
}

/** Reports whether the caller of an API call is within the rate limit; above it, the handler answers. */
function isWithinLimit({ headers }: CachedAnswer, request: IncomingMessage): boolean {
  const [, policy = ""] = headers.find(([name]) => name === RATE_LIMIT_POLICY.toLowerCase()) ?? [];
  const limit = parsePolicy(policy);
  const caller = String(request.headers[CLIENT_ADDRESS_HEADER]);
  if (!limit || limit.take(caller) === 0) return true;
  limit.giveBack(caller);
  return false;
}

/** Answers the request when its answer is cached. */
export function answerFromCache(
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const cached = answers.get(key);
  if (!cached || !isFresh(cached) || !isWithinLimit(cached, request)) return false;
  const body = prepareWhole(cached, request, response);
  // Next sets the same header for what it caches itself.
  if (response.hasHeader(NEXT_CACHE)) response.setHeader(NEXT_CACHE, "HIT");
  response.end(body);
  return true;
}

/** Caches the answer for further requests with the same key. */
export function cacheAnswer(key: string, answer: WholeAnswer, freshness: Freshness): void {
  if (answer.body.byteLength > MAX_BYTES || !isFresh(freshness)) return;
  const { tags, startedAt, until } = freshness;
  const texts = [key, ...answer.headers.flat(), ...tags];
  const beside = texts.reduce((sum, { length }) => sum + length, 0);
  const bytes = answer.body.byteLength + 2 * beside;
  answers.set(key, { ...answer, tags, startedAt, until, bytes });
}

/** Sets the headers. Returns the body, or undefined when the caller already has it. */
export function prepareWhole(
  { headers, etag, encoding, body }: WholeAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Buffer | undefined {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader("ETag", etag);
  if (hasAlready(request, etag)) {
    notModified(response);
    return undefined;
  }
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.byteLength);
  return body;
}
