import { describe, expect, it } from "vitest";
import type { Series } from "@/lib/dashboard/stats/schemas";
import { categoryBars, salesPeriods } from "./spans";

const SERIES: Series = {
  days: [{ day: "2026-11-21", revenue: 1122.5, orders: 1 }],
  months: [{ month: "2026-11", revenue: 5000, orders: 4 }],
  categories: {
    days: [
      { category: "Boxes", revenue: 200, packs: 3 },
      { category: null, revenue: 100, packs: 1 },
    ],
    months: [{ category: "Boxes", revenue: 0, packs: 0 }],
  },
};

describe("the charts", () => {
  it("name a day in India's format, in any locale", () => {
    expect(salesPeriods(SERIES, "days")).toEqual([
      { short: "21 Nov", long: "21 November 2026", revenue: 1122.5, orders: 1 },
    ]);
  });

  it("name a month", () => {
    expect(salesPeriods(SERIES, "months")).toEqual([
      { short: "Nov 26", long: "November 2026", revenue: 5000, orders: 4 },
    ]);
  });

  it("show the share of each category, even without revenue", () => {
    expect(categoryBars(SERIES, "days")).toEqual([
      { name: "Boxes", revenue: 200, packs: 3, share: 67 },
      { name: "Made to order", revenue: 100, packs: 1, share: 33 },
    ]);
    expect(categoryBars(SERIES, "months")[0]?.share).toBe(0);
  });
});
