/** When a gateway is asked again about what it has not told. */

const MINUTE_MS = 60_000;
const MAX_PAUSE_MS = 6 * 60 * MINUTE_MS;

/** Gateways ask a silent bank for up to three days, and give back within five what nobody captured. */
export const RETRY_DAYS = 7;

/** One minute after the first time, then twice as long each time, up to six hours. */
export function pauseAfter(times: number): number {
  return Math.min(MAX_PAUSE_MS, MINUTE_MS * 2 ** Math.min(times, 20));
}

export const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
