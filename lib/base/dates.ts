import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from "./http/languages";

/** Formats dates as they are written in India, in the shop's time zone. */

export const INDIA_ZONE = "Asia/Kolkata";

/**
 * Returns "2026-11-21": a calendar date as the database stores it, without a time. For moments use `dayName` in
 * india-time.ts.
 */
export const dateName = (date: Date): string => date.toISOString().slice(0, 10);

/** Formats a date in a language, with the digits 0 to 9 in every one. */
export type DateText = (date: Date, language?: Language) => string;

/** Makes a format, in the time zone of India. */
export function dateText(options: Intl.DateTimeFormatOptions): DateText {
  const formats = new Map<Language, Intl.DateTimeFormat>();
  return (date, language = DEFAULT_LANGUAGE) => {
    let format = formats.get(language);
    if (!format) {
      const fixed = { timeZone: INDIA_ZONE, numberingSystem: "latn" };
      format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { ...options, ...fixed });
      formats.set(language, format);
    }
    return format.format(date);
  };
}

/** Returns text such as "21 November 2026". */
export const longDate = dateText({ dateStyle: "long" });

const weekday = dateText({ dateStyle: "full" });

/** Returns text such as "Saturday 28 November 2026". */
export const fullDate: DateText = (date, language) => weekday(date, language).replace(", ", " ");

const moment = dateText({ dateStyle: "long", timeStyle: "short" });
const time = dateText({ timeStyle: "short" });

/** Returns text such as "21 November 2026 at 3:12 pm IST"; other languages have their "at" in the sentence. */
export const longMoment: DateText = (date, language = DEFAULT_LANGUAGE) =>
  language === DEFAULT_LANGUAGE
    ? `${moment(date)} IST`
    : `${longDate(date, language)}, ${time(date, language)} IST`;

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
