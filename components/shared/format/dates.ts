import { INDIA_ZONE } from "@/lib/base/india-time";

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: INDIA_ZONE });

/** "21 November 2026", the date in India. */
export function dayText(date: Date): string {
  return day.format(date);
}

const moment = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: INDIA_ZONE,
});

/** "21 Nov 2026, 3:05 pm", date and time in India. */
export function momentText(date: Date): string {
  return moment.format(date);
}

const shortDay = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeZone: INDIA_ZONE,
});

/** "21 Nov 2026", for narrow places. */
export function shortDayText(date: Date): string {
  return shortDay.format(date);
}

const time = new Intl.DateTimeFormat("en-IN", { timeStyle: "short", timeZone: INDIA_ZONE });

/** "3:05 pm", the time in India. */
export function timeText(date: Date): string {
  return time.format(date);
}

const exactTime = new Intl.DateTimeFormat("en-IN", { timeStyle: "medium", timeZone: INDIA_ZONE });

/** "3:05:12 pm", the time in India to the second. */
export function exactTimeText(date: Date): string {
  return exactTime.format(date);
}

const exactMoment = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "full",
  timeStyle: "medium",
  timeZone: INDIA_ZONE,
});

/** "Saturday, 21 November 2026 at 3:05:12 pm", date and time in India. */
export function exactMomentText(date: Date): string {
  return exactMoment.format(date);
}

const weekday = new Intl.DateTimeFormat("en-IN", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: INDIA_ZONE,
});

/** "Fri, 27 Nov", for near days. */
export function weekdayText(date: Date): string {
  return weekday.format(date);
}
