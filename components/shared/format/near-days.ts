import { dateText } from "@/lib/base/dates";
import { dayName } from "@/lib/base/india-time";
import { shortDayText } from "./dates";

/** "27 Nov", for near days displayed with their weekday. */
export const nearDayText = dateText({ day: "numeric", month: "short" });

/** "Fri, 27 Nov", for near days. */
export const weekdayText = dateText({ weekday: "short", day: "numeric", month: "short" });

/** "27 Nov", and "27 Nov 2027" for a day of another year. */
export function plannedDayText(day: string): string {
  const isThisYear = day.slice(0, 4) === dayName(new Date()).slice(0, 4);
  return (isThisYear ? nearDayText : shortDayText)(new Date(day));
}
