/**
 * "2026-11-21": a date of the calendar as the database keeps it, without a time; `dayName` in
 * india-time.ts is for moments.
 */
export const dateName = (date: Date): string => date.toISOString().slice(0, 10);
