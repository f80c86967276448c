import { INDIA_ZONE } from "./india-time";

/** Formats dates as they are written in India, in the shop's time zone. */

/**
 * Returns "2026-11-21": a calendar date as the database stores it, without a time. For moments use `dayName` in
 * india-time.ts.
 */
export const dateName = (date: Date): string => date.toISOString().slice(0, 10);

const ZONE = { timeZone: INDIA_ZONE } as const;
const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", ...ZONE });
const weekday = new Intl.DateTimeFormat("en-IN", { dateStyle: "full", ...ZONE });
const moment = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeStyle: "short", ...ZONE });

/** Returns text such as "21 November 2026". */
export const longDate = (date: Date): string => day.format(date);

/** Returns text such as "Saturday 28 November 2026". */
export const fullDate = (date: Date): string => weekday.format(date).replace(", ", " ");

/** Returns text such as "21 November 2026 at 3:12 pm IST". */
export const longMoment = (date: Date): string => `${moment.format(date)} IST`;

const units = (unit: "minute" | "hour" | "day") =>
  new Intl.NumberFormat("en-IN", { style: "unit", unit, unitDisplay: "long" });
const minutes = units("minute");
const hours = units("hour");
const days = units("day");

/** Returns text such as "30 minutes", "24 hours" or "7 days", rounded: in hours up to one day, in days above. */
export function span(from: Date, to: Date): string {
  const length = Math.round((to.getTime() - from.getTime()) / 60_000);
  if (length < 120) return minutes.format(length);
  const whole = Math.round(length / 60);
  return whole <= 24 ? hours.format(whole) : days.format(Math.round(whole / 24));
}
