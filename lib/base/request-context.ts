import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide.ts";

/** The request that is being answered. */

export interface RequestContext {
  /** Names the request in the log, in its answer and to the person who sees an error. */
  readonly id: string;
  /** The account by whose session it was answered; undefined while no session was asked for. */
  userId?: string;
  /** What Next took from its cache of pages (lib/runtime/caches/page-cache.ts) to answer it. */
  page?: TakenPage;
  /** What a handler wrote to answer it. */
  document?: WrittenDocument;
}

/** A whole document, of which nothing is left to do but to pack it. */
export interface WrittenDocument {
  body: Buffer;
  /** The sources by which a Content-Security-Policy lets its inline scripts run. */
  scripts: readonly string[];
}

export interface TakenPage {
  /** Under which the page is kept. */
  key: string;
  /** When its render began, by which one page is told from the next under the same key. */
  startedAt: number;
  html: string;
}

const shared = processWide<{ requestContext: AsyncLocalStorage<RequestContext> }>();

const storage = (shared.requestContext ??= new AsyncLocalStorage<RequestContext>());

/** Undefined for what no request asked for, such as a timer's work. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

export function withinRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** Takes note of the page by which the current request is answered. */
export function notePage(page: TakenPage): void {
  const request = currentRequest();
  if (request) request.page = page;
}

/** Answers the current request with this document: on its way out it takes the place of the empty one. */
export function noteDocument(document: WrittenDocument): void {
  const request = currentRequest();
  if (request) request.document = document;
}

/** Takes note of who sends the current request. */
export function noteUser(userId: string): void {
  const request = currentRequest();
  if (request) request.userId = userId;
}
