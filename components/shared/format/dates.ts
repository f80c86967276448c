import { dateText } from "@/lib/base/dates";

/** "21 November 2026", the date in India. */
export const dayText = dateText({ dateStyle: "long" });

/** "21 Nov 2026, 3:05 pm", date and time in India. */
export const momentText = dateText({ dateStyle: "medium", timeStyle: "short" });

/** "21 Nov 2026", for narrow places. */
export const shortDayText = dateText({ dateStyle: "medium" });

/** "3:05 pm", the time in India. */
export const timeText = dateText({ timeStyle: "short" });

/** "3:05:12 pm", the time in India to the second. */
export const exactTimeText = dateText({ timeStyle: "medium" });

/** "Saturday, 21 November 2026 at 3:05:12 pm", date and time in India. */
export const exactMomentText = dateText({ dateStyle: "full", timeStyle: "medium" });
