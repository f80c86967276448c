import { isOutdated, steadyNow } from "./expired-tags.ts";
import type { Freshness } from "../base/request-context.ts";
import { RATE_LIMIT_POLICY } from "../limits/memory-limit.ts";

const HOUR_MS = 3_600_000;

/** Of what is made for a request that began then. */
export const freshFrom = (startedAt: number, tags: readonly string[]): Freshness => ({
  tags,
  startedAt,
  until: startedAt + HOUR_MS,
});

export const isFresh = ({ tags, startedAt, until }: Freshness): boolean =>
  steadyNow() < until && !isOutdated(tags, startedAt);

/** The tags of an answer, for this shop's own cache and for any between it and the browser (nginx, a CDN). */
export const CACHE_TAG = "Cache-Tag";

/**
 * A change stands in the answer to the next request, in every cache on the way as well: each asks whether
 * what it has is still the same.
 */
export const ASK_EACH_TIME = "public, max-age=0, must-revalidate";

/** The headers of a call's answer that is the same for everybody; `policy` says for which limit it counts. */
export function sharedHeaders(tags: readonly string[], policy: string): Record<string, string> {
  return {
    "Cache-Control": ASK_EACH_TIME,
    [CACHE_TAG]: tags.join(","),
    [RATE_LIMIT_POLICY]: policy,
  };
}

const SESSION = /(^|[ ;])(__Host-)?next-auth\.session-token=/;

/** Whether a call shows a session, good or not: it is answered by its handler, for nobody else. */
export const showsSession = (authorization: unknown, cookie: unknown): boolean =>
  typeof authorization === "string" || (typeof cookie === "string" && SESSION.test(cookie));
