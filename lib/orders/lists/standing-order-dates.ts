import { DAY_MS, dayName, daysLater } from "@/lib/base/india-time";

/** The day `weeks` weeks later, such as "2026-11-28". */
export const weeksAfter = (day: string, weeks: number): string => daysLater(day, weeks * 7);

/**
 * The first turn after today in India, at the interval from `day`. Turns missed while the shop was down or the list
 * paused are skipped.
 */
export function nextTurn(day: string, everyWeeks: number, now: Date): string {
  const today = dayName(now);
  const missed = Math.floor((Date.parse(today) - Date.parse(day)) / (everyWeeks * 7 * DAY_MS));
  return weeksAfter(day, everyWeeks * Math.max(1, missed + 1));
}
