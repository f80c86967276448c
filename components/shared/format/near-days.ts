import { dateText } from "@/lib/base/dates";

/** "27 Nov", for near days displayed with their weekday. */
export const nearDayText = dateText({ day: "numeric", month: "short" });

/** "Fri, 27 Nov", for near days. */
export const weekdayText = dateText({ weekday: "short", day: "numeric", month: "short" });
