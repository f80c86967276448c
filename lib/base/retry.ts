import { MINUTE_MS } from "./india-time.ts";

/** Retry intervals for a service that did not answer. */

const MAX_PAUSE_MS = 6 * 60 * MINUTE_MS;

/** Gateways wait up to three days for a bank's answer, and release authorized money within five days. */
export const RETRY_DAYS = 7;

/** One minute after the first attempt, then doubled each time, at most six hours. */
export function pauseAfter(times: number): number {
  return Math.min(MAX_PAUSE_MS, MINUTE_MS * 2 ** Math.min(times, 20));
}

export const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
