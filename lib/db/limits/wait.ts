/** At most `most` within any span of so many seconds. */
export interface Allowance {
  most: number;
  seconds: number;
}

export const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Whole seconds until every allowance has room again, by the ages in seconds of what was taken, newest first. */
export function waitSeconds(ages: readonly number[], allowances: readonly Allowance[]): number {
  const waits = allowances.map(({ most, seconds }) => {
    const oldest = ages[most - 1];
    return oldest === undefined ? 0 : Math.ceil(seconds - oldest);
  });
  return Math.max(0, ...waits);
}
