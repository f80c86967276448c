import { inEnglish, translateDays, type Translate } from "@/lib/i18n/translate";

/** The weekly opening hours, as the setting `openingHours` stores them (docs/product.md: Claims). */

export interface OpenTime {
  /** Minutes after midnight in India, as is `closes`, which is later. */
  opens: number;
  closes: number;
}

export const WEEKDAY_NAMES = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export const WEEKDAYS = WEEKDAY_NAMES.map((name) => name.slice(0, 3));

/** The seven weekdays, from Monday on; null: closed. */
export type OpeningHours = readonly (OpenTime | null)[];

export interface HoursRow {
  /** "Mon-Fri" or "Sat" */
  days: string;
  /** "9:00-19:00" or "closed" */
  hours: string;
}

const DAY_MINUTES = 24 * 60;

const PART = /^([a-z]{3})(?:\s*-\s*([a-z]{3}))?\s+(?:closed|(\d\d?):(\d\d)\s*-\s*(\d\d?):(\d\d))$/;

interface Part {
  /** Index in the week. */
  first: number;
  last: number;
  open: OpenTime | null;
}

const getPlace = (name: string) => WEEKDAYS.findIndex((day) => day.toLowerCase() === name);

const isTime = ({ opens, closes }: OpenTime) => opens < closes && closes <= DAY_MINUTES;

function findPart(text: string): Part | null {
  const match = PART.exec(text.trim().toLowerCase());
  if (!match?.[1]) return null;
  const [, from, to, ...figures] = match;
  const first = getPlace(from);
  const last = to ? getPlace(to) : first;
  if (first < 0 || last < first) return null;
  if (figures[0] === undefined) return { first, last, open: null };
  const [hour = 0, minute = 0, endHour = 0, endMinute = 0] = figures.map(Number);
  if (minute > 59 || endMinute > 59) return null;
  return { first, last, open: { opens: hour * 60 + minute, closes: endHour * 60 + endMinute } };
}

/**
 * Parses "Mon-Fri 9:00-19:00, Sat 9:00-17:00": a day that is not named is closed, and so is a part that cannot be
 * parsed.
 */
export function openingHoursFrom(text: string): OpeningHours {
  const parts = text.split(",").flatMap((part) => findPart(part) ?? []);
  return WEEKDAYS.map((_, place) => {
    const part = parts.find(({ first, last }) => first <= place && place <= last);
    return part?.open ?? null;
  });
}

/** Mistakes in the text; null when it is valid. */
export function openingHoursProblem(text: string): string | null {
  const texts = text.split(",");
  const parts = texts.flatMap((part) => findPart(part) ?? []);
  if (parts.length < texts.length)
    return "Write the hours as in: Mon-Fri 9:00-19:00, Sat 9:00-17:00";
  const named = parts.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const days = new Set(parts.flatMap(({ first, last }) => WEEKDAYS.slice(first, last + 1)));
  if (named > days.size) return "Name each day once";
  if (parts.some(({ open }) => open && !isTime(open)))
    return "Choose a closing time after the opening time";
  return parts.some(({ open }) => open) ? null : "Open on one day at least";
}

/** "9:00" */
export const clockText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

const hoursText = (open: OpenTime | null | undefined) =>
  open ? `${clockText(open.opens)}-${clockText(open.closes)}` : "closed";

/** Groups consecutive days with the same hours. */
export function hoursRows(hours: OpeningHours): HoursRow[] {
  const starts = hours
    .map((_, place) => place)
    .filter((place) => place === 0 || hoursText(hours[place]) !== hoursText(hours[place - 1]));
  return starts.map((start, index) => {
    const end = (starts[index + 1] ?? hours.length) - 1;
    const [from = "", to = ""] = [WEEKDAYS[start], WEEKDAYS[end]];
    return { days: start === end ? from : `${from}-${to}`, hours: hoursText(hours[start]) };
  });
}

/** "Mon-Fri 9:00-19:00" for each group of days. */
export const hoursTexts = (hours: OpeningHours, t: Translate = inEnglish): string[] =>
  hoursRows(hours).map((row) => `${translateDays(t, row.days)} ${t(row.hours)}`);

/** "Mon-Fri 9:00-19:00, Sat 9:00-17:00, Sun closed" */
export const hoursLine = (hours: OpeningHours, t: Translate = inEnglish): string =>
  hoursTexts(hours, t).join(", ");
