import type { IncomingMessage, ServerResponse } from "node:http";
import { currentRequest, type TakenPage } from "../../base/request-context.ts";
import { byteCache } from "../../http-cache/byte-cache.ts";
import { encodingFor, type Encoding } from "../answers/content-encoding.ts";
import { bytesKept, prepareFinished, type FinishedAnswer } from "../answers/finished-answer.ts";
import { isCurrentPage } from "./page-cache.ts";
import { asksForDocument } from "../requests/page-kinds.ts";

/**
 * The documents that Next keeps, finished once for each encoding, and answered without Next for as long as
 * it would answer with the same. Many addresses can lead to one page: a campaign's parameters change
 * nothing of it.
 */

interface KeptPage extends FinishedAnswer {
  startedAt: number;
  bytes: number;
}

const MIB = 1024 * 1024;
const documents = byteCache<KeptPage>("documents", 48 * MIB);

/** By which key Next found the page of an address. */
const keys = byteCache<{ key: string; bytes: number }>("addresses", 2 * MIB);

const nameOf = (encoding: Encoding, key: string) => `${encoding} ${key}`;

/** Answers the request where its page is kept. */
export function answerKeptPage(request: IncomingMessage, response: ServerResponse): boolean {
  if (!asksForDocument(request)) return false;
  const key = keys.get(request.url ?? "")?.key;
  if (key === undefined) return false;
  const page = documents.get(nameOf(encodingFor(request.headers["accept-encoding"]), key));
  if (!page || !isCurrentPage(key, page.startedAt)) return false;
  response.end(prepareFinished(page, request, response));
  return true;
}

/** The page that Next keeps and has just answered with this text; undefined for any other document. */
export function takenPage(request: IncomingMessage, text: string): TakenPage | undefined {
  const page = asksForDocument(request) ? currentRequest()?.page : undefined;
  return page?.html === text ? page : undefined;
}

/** The same page, if it was finished for another address; whoever asks for this one is answered with it as well. */
export function keptFor(
  { url = "" }: IncomingMessage,
  { key, startedAt }: TakenPage,
  encoding: Encoding,
): FinishedAnswer | undefined {
  const page = documents.get(nameOf(encoding, key));
  if (page?.startedAt !== startedAt) return undefined;
  noteKey(url, key);
  return page;
}

/** The next one who asks for this address under this encoding is answered with it. */
export function keepPage(
  { url = "" }: IncomingMessage,
  { key, startedAt }: TakenPage,
  page: FinishedAnswer,
): void {
  const name = nameOf(page.encoding, key);
  documents.set(name, { ...page, startedAt, bytes: bytesKept(name, page) });
  noteKey(url, key);
}

const noteKey = (url: string, key: string) =>
  void keys.set(url, { key, bytes: 2 * (url.length + key.length) });
