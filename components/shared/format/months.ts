import { dateText } from "@/lib/base/dates";
import type { Language } from "@/lib/base/http/languages";
import { dayName, dayNamed, monthStart } from "@/lib/base/india-time";

/** How many months can be chosen: more than two financial years. */
const OFFERED = 30;

const text = dateText({ month: "long", year: "numeric" });

/** Formats "2026-11" as "November 2026". */
export const monthText = (month: string, language?: Language) =>
  text(dayNamed(`${month}-01`), language);

const monthName = (date: Date) => dayName(date).slice(0, 7);

/** The months to choose from, the current one first, and always `chosen`, even an older one. */
export function offeredMonths(now: Date, chosen: string): string[] {
  const months = Array.from({ length: OFFERED }, (_, back) => monthName(monthStart(now, back)));
  return months.includes(chosen) ? months : [...months, chosen].sort().reverse();
}

/** The month in the URL; the current one if it is missing or invalid. */
export function chosenMonth(requested: string | null, now: Date): string {
  return requested && /^20\d{2}-(0[1-9]|1[0-2])$/.test(requested) ? requested : monthName(now);
}
