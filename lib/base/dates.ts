import { INDIA_ZONE } from "./india-time";

/** Dates as people in India write them, on the clock of the shop. */

/**
 * "2026-11-21": a date of the calendar as the database keeps it, without a time; `dayName` in
 * india-time.ts is for moments.
 */
export const dateName = (date: Date): string => date.toISOString().slice(0, 10);

const ZONE = { timeZone: INDIA_ZONE } as const;
const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", ...ZONE });
const weekday = new Intl.DateTimeFormat("en-IN", { dateStyle: "full", ...ZONE });
const moment = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeStyle: "short", ...ZONE });

/** "21 November 2026" */
export const longDate = (date: Date): string => day.format(date);

/** "Saturday 28 November 2026" */
export const fullDate = (date: Date): string => weekday.format(date).replace(", ", " ");

/** "21 November 2026 at 3:12 pm IST" */
export const longMoment = (date: Date): string => `${moment.format(date)} IST`;

const units = (unit: "minute" | "hour" | "day") =>
  new Intl.NumberFormat("en-IN", { style: "unit", unit, unitDisplay: "long" });
const minutes = units("minute");
const hours = units("hour");
const days = units("day");

/** "30 minutes", "24 hours", "7 days": rounded, in hours up to one day and in days beyond. */
export function span(from: Date, to: Date): string {
  const length = Math.round((to.getTime() - from.getTime()) / 60_000);
  if (length < 120) return minutes.format(length);
  const whole = Math.round(length / 60);
  return whole <= 24 ? hours.format(whole) : days.format(Math.round(whole / 24));
}
