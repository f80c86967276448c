import { dayName, dayStart, monthStart } from "@/lib/base/india-time";
import type { MarginsQuery } from "@/lib/dashboard/stats/margin-schemas";

export const MARGIN_SPANS = {
  month: "This month",
  "last-month": "Last month",
  quarter: "Last 90 days",
  year: "Last 12 months",
} as const;

export type MarginSpan = keyof typeof MARGIN_SPANS;

export const isSpan = (text: string | null): text is MarginSpan =>
  text !== null && Object.hasOwn(MARGIN_SPANS, text);

/** The first and the last day of a span in India, as of `now`. */
export function spanDays(span: MarginSpan, now: Date): Pick<MarginsQuery, "from" | "to"> {
  const to = dayName(now);
  switch (span) {
    case "month":
      return { from: dayName(monthStart(now)), to };
    case "last-month":
      return { from: dayName(monthStart(now, 1)), to: dayName(dayStart(monthStart(now), 1)) };
    case "quarter":
      return { from: dayName(dayStart(now, 89)), to };
    case "year":
      return { from: dayName(monthStart(now, 11)), to };
  }
}
