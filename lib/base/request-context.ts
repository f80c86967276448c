import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide.ts";

/** The request that is being answered. */

export interface RequestContext {
  /** Names the request in the log, in its answer and to the person who sees an error. */
  readonly id: string;
  /** The account by whose session it was answered; undefined while no session was asked for. */
  userId?: string;
  /** Until when the page may be given to others that Next's store gave or took to answer it. */
  freshness?: Freshness;
}

/** Until when an answer may be given to everybody again (lib/http-cache). */
export interface Freshness {
  /** It is outdated once one of them is expired. */
  tags: readonly string[];
  /** When its render or its read began, by the steady clock of expired-tags.ts, in milliseconds. */
  startedAt: number;
  /** By the same clock: what time alone changes, such as a tax of the day, is made anew from then on. */
  until: number;
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

/** Takes note of how long the page is good by which the current request is answered. */
export function noteFreshness(freshness: Freshness): void {
  const request = currentRequest();
  if (request) request.freshness = freshness;
}

/** Takes note of who sends the current request. */
export function noteUser(userId: string): void {
  const request = currentRequest();
  if (request) request.userId = userId;
}
