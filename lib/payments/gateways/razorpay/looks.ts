/** When Razorpay is asked again about what it has not told. */

const MINUTE_MS = 60_000;
const MOST_MS = 6 * 60 * MINUTE_MS;

/** Razorpay asks a silent bank for three days, and gives back after five what nobody captured. */
export const LOOKS_DAYS = 7;

/** One minute after the first time, then twice as long each time, up to six hours. */
export function pauseAfter(times: number): number {
  return Math.min(MOST_MS, MINUTE_MS * 2 ** Math.min(times, 20));
}

export const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
