import { AsyncLocalStorage } from "node:async_hooks";

/**
 * The request that is being answered. Next's bundle, where handlers run, and the web process around it
 * load this file apart from each other: they share what is global.
 */

export interface RequestContext {
  /** Names the request in the log, in its answer and to the person who sees an error. */
  readonly id: string;
  /** The account by whose session it was answered; undefined while no session was asked for. */
  userId?: string;
}

const shared = globalThis as { requestContext?: AsyncLocalStorage<RequestContext> };

const storage = (shared.requestContext ??= new AsyncLocalStorage<RequestContext>());

/** Undefined for what no request asked for, such as a timer's work. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

export function withinRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** Takes note of who sends the current request. */
export function noteUser(userId: string): void {
  const request = currentRequest();
  if (request) request.userId = userId;
}
