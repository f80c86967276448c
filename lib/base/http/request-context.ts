import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "../process-wide.ts";

/** The request that is being answered. */

export interface RequestContext {
  /** Identifies the request in the log, in its answer and on the error screen. */
  readonly id: string;
  /** The account of the session that was used; undefined while no session was read. */
  userId?: string;
  /** Freshness of the page that Next's store returned or stored for this request. */
  freshness?: Freshness;
}

/** How long an answer may be given to everybody (lib/http/cache). */
export interface Freshness {
  /** The answer is outdated once one of them is expired. */
  tags: readonly string[];
  /** Start of its render or read, in milliseconds of the monotonic clock of expired-tags.ts. */
  startedAt: number;
  /** Time at which the answer expires by itself, such as a day's tax; same clock. */
  until: number;
}

const shared = processWide<{ requestContext: AsyncLocalStorage<RequestContext> }>();

const storage = (shared.requestContext ??= new AsyncLocalStorage<RequestContext>());

/** Returns undefined outside of a request, such as in a timer. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

export function withinRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** Records the freshness of the page that answers the current request. */
export function noteFreshness(freshness: Freshness): void {
  const request = currentRequest();
  if (request) request.freshness = freshness;
}

/** Records the account that sent the current request. */
export function noteUser(userId: string): void {
  const request = currentRequest();
  if (request) request.userId = userId;
}
