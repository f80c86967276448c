import type { CategorySales, Series } from "@/lib/dashboard/stats/schemas";

export const SPANS = ["days", "months"] as const;

export type Span = (typeof SPANS)[number];

export const SPAN_LABELS: Record<Span, string> = { days: "30 days", months: "12 months" };

export interface Period {
  /** The axis label: "21 Nov" or "Nov 26". */
  short: string;
  /** The label in tables and tooltips: "21 November 2026" or "November 2026". */
  long: string;
  /** Rupees. */
  revenue: number;
  orders: number;
}

// Days and months are names, not times, so no time zone may shift them.
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-IN", { ...options, timeZone: "UTC" });
const FORMATS = {
  days: {
    short: format({ day: "numeric", month: "short" }),
    long: format({ dateStyle: "long" }),
  },
  months: {
    short: format({ month: "short", year: "2-digit" }),
    long: format({ month: "long", year: "numeric" }),
  },
};

export function salesPeriods(series: Series, span: Span): Period[] {
  const { short, long } = FORMATS[span];
  const entries =
    span === "days"
      ? series.days.map(({ day, ...sales }) => ({ ...sales, date: new Date(day) }))
      : series.months.map(({ month, ...sales }) => ({ ...sales, date: new Date(`${month}-01`) }));
  return entries.map(({ date, revenue, orders }) => ({
    short: short.format(date),
    long: long.format(date),
    revenue,
    orders,
  }));
}

/** A bar of the chart; boxes made to size and what an offer made up have no category. */
export interface CategoryBar extends Omit<CategorySales, "category"> {
  name: string;
  /** The share of the total in whole percent. */
  share: number;
}

export function categoryBars(series: Series, span: Span): CategoryBar[] {
  const sales = series.categories[span];
  const total = sales.reduce((sum, { revenue }) => sum + revenue, 0);
  return sales.map(({ category, revenue, packs }) => ({
    name: category ?? "Made to order",
    revenue,
    packs,
    share: total === 0 ? 0 : Math.round((revenue / total) * 100),
  }));
}
