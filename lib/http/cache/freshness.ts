import { HOUR_MS } from "../../base/india-time.ts";
import { isOutdated, steadyNow } from "./expired-tags.ts";
import type { Freshness } from "../../base/http/request-context.ts";
import { RATE_LIMIT_POLICY } from "../limits/memory-limit.ts";

/** Returns the freshness of an answer to a request that began at `startedAt`. */
export const freshFrom = (startedAt: number, tags: readonly string[]): Freshness => ({
  tags,
  startedAt,
  until: startedAt + HOUR_MS,
});

export const isFresh = ({ tags, startedAt, until }: Freshness): boolean =>
  steadyNow() < until && !isOutdated(tags, startedAt);

/**
 * Names the tags of an answer, for this shop's own cache and for any cache between it and the browser (nginx, a CDN).
 */
export const CACHE_TAG = "Cache-Tag";

/**
 * Makes every cache on the way ask whether its copy is still current, so that a change is visible in the answer to
 * the next request.
 */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/**
 * Returns the headers of an API answer that is the same for everybody; `policy` names the rate limit that it counts
 * for.
 */
export function sharedHeaders(tags: readonly string[], policy: string): Record<string, string> {
  return {
    "Cache-Control": REVALIDATE,
    [CACHE_TAG]: tags.join(","),
    [RATE_LIMIT_POLICY]: policy,
  };
}

const SESSION = /(^|[ ;])(__Host-)?next-auth\.session-token=/;

/** Says the same to everybody, and takes longest to make and to compress. */
const API_DOCUMENT = "/api/openapi.json";

export interface Shown {
  /** Path, with or without a query. */
  url: string;
  authorization: unknown;
  cookie: unknown;
}

/** Reports whether a call sends a session, valid or not, that its answer may depend on: it is for this caller only. */
export const isForCaller = ({ url, authorization, cookie }: Shown): boolean =>
  url.split("?")[0] !== API_DOCUMENT &&
  (typeof authorization === "string" || (typeof cookie === "string" && SESSION.test(cookie)));
