import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { log } from "../../base/log.ts";
import { processWide } from "../../base/process-wide.ts";
import { noteDocument, type WrittenDocument } from "../../base/request-context.ts";
import { isSearchPage } from "../caches/kept-searches.ts";

/**
 * Documents of searches, whose handler (app/(shop)/catalogue/search/document) needs nothing of Next's: it offers itself
 * when Next loads it for the first one.
 */

/**
 * Writes the document of what these parameters of /products ask for.
 * @param headers of the request, by which an error is noted that is also thrown
 */
export type WriteSearch = (
  parameters: URLSearchParams,
  headers: IncomingHttpHeaders,
) => Promise<WrittenDocument>;

const shared = processWide<{ writeSearch: WriteSearch }>();

export function offerSearches(write: WriteSearch): void {
  shared.writeSearch = write;
}

/** Answers the request where it is for a search's document. It is finished on its way out (finish-pages.ts). */
export function answerSearch(request: IncomingMessage, response: ServerResponse): boolean {
  const { writeSearch } = shared;
  if (!writeSearch || !isSearchPage(request)) return false;
  void answer(writeSearch, request, response);
  return true;
}

async function answer(
  write: WriteSearch,
  { url = "", headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    noteDocument(await write(new URLSearchParams(url.slice(url.indexOf("?"))), headers));
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    // Next answers the same address with data to whoever sends this.
    response.appendHeader("Vary", "rsc");
  } catch (error) {
    log.error("A search could not be answered", error);
    response.statusCode = 500;
  }
  response.end();
}
