import { dayName, dayNamed, INDIA_ZONE, monthStart } from "@/lib/base/india-time";

/** Two financial years and more can be looked at without typing an address. */
const OFFERED = 30;

const text = new Intl.DateTimeFormat("en-IN", {
  month: "long",
  year: "numeric",
  timeZone: INDIA_ZONE,
});

/** "November 2026" for "2026-11". */
export const monthText = (month: string) => text.format(dayNamed(`${month}-01`));

const monthName = (date: Date) => dayName(date).slice(0, 7);

/** The months to choose from, this one first; `chosen` too, however long ago it was. */
export function offeredMonths(now: Date, chosen: string): string[] {
  const months = Array.from({ length: OFFERED }, (_, back) => monthName(monthStart(now, back)));
  return months.includes(chosen) ? months : [...months, chosen].sort().reverse();
}

/** The month of the address; this one for anything else. */
export function chosenMonth(asked: string | null, now: Date): string {
  return asked && /^20\d{2}-(0[1-9]|1[0-2])$/.test(asked) ? asked : monthName(now);
}
