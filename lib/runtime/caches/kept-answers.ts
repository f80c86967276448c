import type { IncomingMessage, ServerResponse } from "node:http";
import { Limiter } from "../../api/route/limiter.ts";
import { KEEP_HEADER, MAY_KEEP_HEADER, type KeepNote } from "../../http-cache/kept-answer.ts";
import { log } from "../../base/log.ts";
import { byteCache } from "../../http-cache/byte-cache.ts";
import { compressed, encodingFor, type Encoding } from "../answers/content-encoding.ts";
import { isOutdated, steadyNow } from "../../http-cache/expired-tags.ts";
import {
  bytesKept,
  headersSince,
  prepareFinished,
  type FinishedAnswer,
} from "../answers/finished-answer.ts";
import { bytesOf, holdChunk, holdWrites } from "../answers/held-chunks.ts";
import { callerOf } from "../requests/own-headers.ts";
import { etagOf } from "../answers/revalidation.ts";

/**
 * Answers of the API that are the same for everybody: finished once, and given to whoever asks until a
 * write expires what they tell of. An answer is as old as the beginning of its request, so that what was
 * saved meanwhile is not taken to be in it. Whoever shows a session is answered by the handler.
 */

interface KeptAnswer extends FinishedAnswer, KeepNote {
  startedAt: number;
  /** Of the body, of what stands beside it, and of the key by which it is found. */
  bytes: number;
}

const KIB = 1024;

/** Searches and cursors have no bound: what nobody asked for the longest makes room. */
const answers = byteCache<KeptAnswer>("answers", 24 * KIB * KIB);

/** A longer answer is made each time, so that a few cannot push out all others. */
const LONGEST_KEPT = 256 * KIB;

/** A shorter body is not worth compressing. */
const SHORTEST_COMPRESSED = KIB;

const SESSION = /(^|[ ;])(__Host-)?next-auth\.session-token=/;

/** Whether the caller reads the API as anybody would. */
function isAnonymousRead({ method, url = "", headers }: IncomingMessage): boolean {
  if ((method !== "GET" && method !== "HEAD") || !url.startsWith("/api/")) return false;
  return headers.authorization === undefined && !SESSION.test(headers.cookie ?? "");
}

const keyOf = (url = "", encoding: Encoding) => `${encoding} ${url}`;

/** Answers the request where that needs no handler. A caller who has asked too often is left to it. */
export function answerKeptRead(request: IncomingMessage, response: ServerResponse): boolean {
  if (!isAnonymousRead(request)) return false;
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const kept = answers.get(keyOf(request.url, encoding));
  if (!kept || isOutdated(kept.tags, kept.startedAt)) return false;
  const limiter = new Limiter({ name: kept.name, perMinute: kept.perMinute });
  const caller = callerOf(request);
  if (limiter.take(caller) > 0) {
    limiter.giveBack(caller);
    return false;
  }
  response.end(prepareFinished(kept, request, response));
  return true;
}

async function finish(
  plain: Buffer,
  asked: Encoding,
  headers: FinishedAnswer["headers"],
): Promise<FinishedAnswer> {
  const encoding = plain.byteLength < SHORTEST_COMPRESSED ? "identity" : asked;
  return {
    headers,
    etag: etagOf(plain),
    encoding,
    body: await compressed(plain, encoding, "often"),
  };
}

/**
 * Asks the handler for an answer that may be kept, and keeps it; any other answer passes as it is. Call it
 * before each request is handed on.
 */
export function keepAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (!isAnonymousRead(request)) return;
  const startedAt = steadyNow();
  const end = response.end.bind(response);
  const before = new Set(response.getHeaderNames());
  request.headers[MAY_KEEP_HEADER] = "1";
  // A HEAD is answered as the GET would be; node leaves the body out.
  request.method = "GET";
  const isHeld = () => !response.headersSent && response.hasHeader(KEEP_HEADER);
  const chunks = holdWrites(response, isHeld);
  const answer = async () => {
    const note = takeNote(response);
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const made = await finish(bytesOf(chunks), encoding, headersSince(before, response));
    keep(keyOf(request.url, encoding), { ...made, ...note, startedAt });
    end(prepareFinished(made, request, response));
  };
  Object.assign(response, {
    end(...args: Parameters<typeof end>) {
      if (!isHeld()) return end(...args);
      holdChunk(chunks, args);
      answer().catch((error: unknown) => {
        log.error("An answer could not be finished", error);
        response.destroy();
      });
      return response;
    },
  });
}

function takeNote(response: ServerResponse): KeepNote {
  const note = JSON.parse(String(response.getHeader(KEEP_HEADER))) as KeepNote;
  response.removeHeader(KEEP_HEADER);
  response.appendHeader("Vary", "Accept-Encoding");
  return note;
}

function keep(key: string, answer: Omit<KeptAnswer, "bytes">): void {
  const { body, tags, startedAt } = answer;
  if (body.byteLength > LONGEST_KEPT || isOutdated(tags, startedAt)) return;
  answers.set(key, { ...answer, bytes: bytesKept(key, answer, tags) });
}
