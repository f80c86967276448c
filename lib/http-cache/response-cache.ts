import type { IncomingMessage, ServerResponse } from "node:http";
import { byteCache } from "./byte-cache.ts";
import { CLIENT_ADDRESS_HEADER } from "../base/proxies.ts";
import type { Freshness } from "../base/request-context.ts";
import { encodingFor, type Encoding } from "./encoding.ts";
import { hasAlready, notModified } from "./etag.ts";
import { parsePolicy, RATE_LIMIT_POLICY } from "../limits/memory-limit.ts";
import { isFresh, showsSession } from "./freshness.ts";

/**
 * The one cache in front of Next: whole answers that are the same for everybody, by address and encoding. An answer
 * says by its own headers what this cache goes by, so that with HTTP_CACHE=0 nothing is cached and everything is
 * answered the same.
 */

export interface WholeAnswer {
  /** Its own, beside those that each answer is given anew. */
  headers: readonly (readonly [name: string, value: string])[];
  etag: string;
  encoding: Encoding;
  body: Buffer;
}

interface CachedAnswer extends WholeAnswer, Freshness {
  /** Of the body, of what stands beside it, and of the key by which it is found. */
  bytes: number;
}

const MIB = 1024 * 1024;
/** Room for some 2,000 pages as they are sent. More would hold lists and searches that nobody asks for again. */
const answers = byteCache<CachedAnswer>("responses", 32 * MIB);

/** A longer answer is made each time, so that a few cannot push out all others. */
const MAX_BYTES = MIB;

/** Next answers a page, the whole data of it and parts of that at one address, by these. */
const VARIES = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
];

const NEXT_CACHE = "x-nextjs-cache";

const isCall = (url: string) => url.startsWith("/api/");
const LIST = "/products";

/** What of an address tells one answer from another: pages have one for all queries, but for lists. */
function addressOf(url: string): string {
  const [path = ""] = url.split("?", 1);
  return isCall(url) || path === LIST ? url : path;
}

function mayBeShared({ method, url = "", headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return !isCall(url) || !showsSession(headers.authorization, headers.cookie);
}

/**
 * By which the answer to a request is found; undefined where it is for this caller alone. It is read before the request
 * is handed on: Next takes headers away and leads addresses elsewhere.
 */
export function cacheKeyOf(request: IncomingMessage): string | undefined {
  if (!mayBeShared(request)) return undefined;
  const { url = "", headers } = request;
  const varying = VARIES.map((name) => String(headers[name] ?? ""));
  return [encodingFor(headers["accept-encoding"]), addressOf(url), ...varying].join("\n");
}

/** Whether a call's answer may be given once more to this caller; who has asked too often is left to the handler. */
function isWithinLimit({ headers }: CachedAnswer, request: IncomingMessage): boolean {
  const [, policy = ""] = headers.find(([name]) => name === RATE_LIMIT_POLICY.toLowerCase()) ?? [];
  const limit = parsePolicy(policy);
  const caller = String(request.headers[CLIENT_ADDRESS_HEADER]);
  if (!limit || limit.take(caller) === 0) return true;
  limit.giveBack(caller);
  return false;
}

/** Answers the request where its answer is known. */
export function answerFromCache(
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const cached = answers.get(key);
  if (!cached || !isFresh(cached) || !isWithinLimit(cached, request)) return false;
  const body = prepareWhole(cached, request, response);
  // As Next says it of what it keeps.
  if (response.hasHeader(NEXT_CACHE)) response.setHeader(NEXT_CACHE, "HIT");
  response.end(body);
  return true;
}

/** Keeps the answer for whoever asks for the same. */
export function cacheAnswer(key: string, answer: WholeAnswer, freshness: Freshness): void {
  if (answer.body.byteLength > MAX_BYTES || !isFresh(freshness)) return;
  const { tags, startedAt, until } = freshness;
  const texts = [key, ...answer.headers.flat(), ...tags];
  const beside = texts.reduce((sum, { length }) => sum + length, 0);
  const bytes = answer.body.byteLength + 2 * beside;
  answers.set(key, { ...answer, tags, startedAt, until, bytes });
}

/** Sets the headers; answers the body, undefined where the caller has it already. */
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
