import { dayName, monthStart } from "@/lib/base/india-time";
import { OUTCOME_MONTHS } from "@/lib/offers/outcomes/schemas";

const text = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });

/** "November 2026" of "2026-11". */
export const monthText = (month: string): string => text.format(new Date(`${month}-01`));

/** The months of the report with their names, newest first. */
export const outcomeMonths = (now: Date): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: OUTCOME_MONTHS }, (_, back) => {
      const month = dayName(monthStart(now, back)).slice(0, 7);
      return [month, monthText(month)];
    }),
  );
