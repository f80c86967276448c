import { toRupees } from "@/lib/pricing/money";
import { dayName, dayStart, monthStart } from "@/lib/base/india-time";
import type { Series } from "./schemas";

export const DAYS_SHOWN = 30;
export const MONTHS_SHOWN = 12;

/** What was sold on one day in India, "2026-11-21"; days without a sale have no entry. */
export interface DaySales {
  day: string;
  paise: number;
  orders: number;
}

/** The last 30 days until `now`, with zeros where nothing was sold. */
export function dailySales(sales: readonly DaySales[], now: Date): Series["days"] {
  const byDay = new Map(sales.map((entry) => [entry.day, entry]));
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const day = dayName(dayStart(now, DAYS_SHOWN - 1 - index));
    const { paise = 0, orders = 0 } = byDay.get(day) ?? {};
    return { day, revenue: toRupees(paise), orders };
  });
}

/** The last 12 months until `now`, with zeros where nothing was sold. */
export function monthlySales(sales: readonly DaySales[], now: Date): Series["months"] {
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const month = dayName(monthStart(now, MONTHS_SHOWN - 1 - index)).slice(0, 7);
    const inMonth = sales.filter(({ day }) => day.startsWith(month));
    const sum = (of: (entry: DaySales) => number) =>
      inMonth.reduce((total, entry) => total + of(entry), 0);
    return {
      month,
      revenue: toRupees(sum(({ paise }) => paise)),
      orders: sum(({ orders }) => orders),
    };
  });
}
