import { INDIA_ZONE } from "@/lib/india-time";

const time = new Intl.DateTimeFormat("en-IN", { timeStyle: "medium", timeZone: INDIA_ZONE });

/** "3:05:12 pm", the time in India to the second. */
export function exactTimeText(date: Date): string {
  return time.format(date);
}

const moment = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "full",
  timeStyle: "medium",
  timeZone: INDIA_ZONE,
});

/** "Saturday, 21 November 2026 at 3:05:12 pm", date and time in India. */
export function exactMomentText(date: Date): string {
  return moment.format(date);
}
