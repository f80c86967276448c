/** Days and months of the figures are India's, where the shop's books are kept: UTC+5:30, no summer time. */

const OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** For SQL: `"createdAt" AT TIME ZONE …`. */
export const INDIA_ZONE = "Asia/Kolkata";

/** A date whose UTC fields are the clock on India's wall. */
const onTheWall = (date: Date) => new Date(date.getTime() + OFFSET_MS);
const fromTheWall = (ms: number) => new Date(ms - OFFSET_MS);

/** When the month in India began that was `monthsBack` before the one of `date`. */
export function monthStart(date: Date, monthsBack = 0): Date {
  const wall = onTheWall(date);
  return fromTheWall(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() - monthsBack, 1));
}

/** When the day in India began that was `daysBack` before the one of `date`. */
export function dayStart(date: Date, daysBack = 0): Date {
  const wall = onTheWall(date);
  const midnight = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
  return fromTheWall(midnight - daysBack * DAY_MS);
}

/** "2026-11-21", the day in India. */
export function dayName(date: Date): string {
  return onTheWall(date).toISOString().slice(0, 10);
}

/** This month until now, and as much of the month before. */
export interface MonthsCompared {
  start: Date;
  previousStart: Date;
  /** The same day and hour of the previous month; its end where it was shorter. */
  previousUntil: Date;
}

export function monthsCompared(now: Date): MonthsCompared {
  const start = monthStart(now);
  const previousStart = monthStart(now, 1);
  const elapsed = now.getTime() - start.getTime();
  const previousUntil = Math.min(previousStart.getTime() + elapsed, start.getTime());
  return { start, previousStart, previousUntil: new Date(previousUntil) };
}

/** `days` days before `date`, to the second. */
export function daysBefore(date: Date, days: number): Date {
  return new Date(date.getTime() - days * DAY_MS);
}
