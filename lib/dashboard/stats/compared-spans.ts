import { monthStart } from "@/lib/base/india-time";

/** The spans of time whose figures the overview compares. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** This month until now, and as much of the month before. */
export interface MonthsCompared {
  start: Date;
  previousStart: Date;
  /** The same day and hour of the previous month; its end where it was shorter. */
  previousUntil: Date;
}

/** Months are India's, where the shop's books are kept. */
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
