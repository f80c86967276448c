import { describe, expect, it } from "vitest";
import { dailySales, monthlySales } from "./series";

/** This moment is already the 22nd in India. */
const NOW = new Date("2026-11-21T19:00:00Z");
const SALES = [
  { day: "2026-11-22", paise: 112_250, orders: 1 },
  { day: "2026-11-01", paise: 50_000, orders: 2 },
  { day: "2026-10-24", paise: 30_000, orders: 1 },
  { day: "2026-10-23", paise: 20_000, orders: 1 },
  { day: "2025-12-01", paise: 10_000, orders: 3 },
];

describe("sales over time", () => {
  it("fills 30 days, today last", () => {
    const days = dailySales(SALES, NOW);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: "2026-10-24", revenue: 300, orders: 1 });
    expect(days[1]).toEqual({ day: "2026-10-25", revenue: 0, orders: 0 });
    expect(days.at(-1)).toEqual({ day: "2026-11-22", revenue: 1122.5, orders: 1 });
    expect(new Set(days.map(({ day }) => day)).size).toBe(30);
  });

  it("adds days up to 12 months, this month last", () => {
    const months = monthlySales(SALES, NOW);
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: "2025-12", revenue: 100, orders: 3 });
    expect(months[1]).toEqual({ month: "2026-01", revenue: 0, orders: 0 });
    expect(months.at(-2)).toEqual({ month: "2026-10", revenue: 500, orders: 2 });
    expect(months.at(-1)).toEqual({ month: "2026-11", revenue: 1622.5, orders: 3 });
  });

  it("is all zeros for a shop without orders", () => {
    expect(dailySales([], NOW).every(({ revenue, orders }) => revenue + orders === 0)).toBe(true);
    expect(monthlySales([], NOW)).toHaveLength(12);
  });
});
