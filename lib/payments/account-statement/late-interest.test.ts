import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstLateDay, lateInterest } from "./late-interest";

const RATES = [
  { from: "2025-06-06", basisPoints: 575 },
  { from: "2025-12-05", basisPoints: 550 },
];

const debt = (lateFrom: string, until: string, paid: [string, number][] = []) =>
  lateInterest(
    {
      lateFrom,
      until,
      changes: [
        { day: "2025-01-01", paise: 10_000_000 },
        ...paid.map(([day, paise]) => ({ day, paise: -paise })),
      ],
    },
    RATES,
  );

describe("interest on late payment of ₹1,00,000", () => {
  it("is three times the day's bank rate, from the first late day on", () => {
    // 16.5 % a year: 1,00,000 × 0.165 ÷ 365 = ₹45.21 a day.
    expect(debt("2026-01-16", "2026-01-16")).toBe(4_521);
    expect(debt("2026-01-16", "2026-01-15")).toBe(0);
    expect(debt("2026-01-16", "2026-02-15")).toBe(140_137);
  });

  it("is compounded monthly", () => {
    // 28 days on 1,01,401.37, after 31 days on 1,00,000.
    expect(debt("2026-01-16", "2026-03-15")).toBe(140_137 + 128_349);
  });

  it("follows a change of the rate", () => {
    // Four days of 17.25 % and six of 16.5 %.
    const paise = Math.round((10_000_000 * (4 * 0.1725 + 6 * 0.165)) / 365);
    expect(debt("2025-12-01", "2025-12-10")).toBe(paise);
    expect(debt("2025-02-01", "2025-02-01")).toBe(Math.round((10_000_000 * 0.1725) / 365));
  });

  it("falls with payments, and ends with the last", () => {
    const half = Math.round((5 * 10_000_000 * 0.165 + 5 * 5_000_000 * 0.165) / 365);
    expect(debt("2026-02-01", "2026-02-10", [["2026-02-06", 5_000_000]])).toBe(half);
    const whole = Math.round((5 * 10_000_000 * 0.165) / 365);
    expect(debt("2026-02-01", "2026-04-30", [["2026-02-06", 10_000_000]])).toBe(whole);
  });

  it("is compounded on the last day of a shorter month", () => {
    const daily = 0.165 / 365;
    const first = Math.round(10_000_000 * daily * 28);
    expect(debt("2026-01-31", "2026-02-28")).toBe(first + Math.round((10_000_000 + first) * daily));
  });
});

describe("the first late day", () => {
  it.each([
    ["2026-01-01", "2026-01-31", "2026-02-01"],
    ["2026-01-01", "2026-03-31", "2026-02-16"],
    ["2026-01-01", null, "2026-01-17"],
  ])("of goods accepted on %s, to be paid by %s, is %s", (accepted, agreed, late) => {
    expect(firstLateDay(accepted, agreed)).toBe(late);
  });
});

it("interest is calculated in whole fractions of a paisa, for any period and amount", () => {
  const paise = fc.integer({ min: 1, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(paise, fc.integer({ min: 1, max: 28 }), (owed, days) => {
      const changes = [{ day: "2025-01-01", paise: owed }];
      const until = `2026-02-${String(days).padStart(2, "0")}`;
      const parts = BigInt(owed) * BigInt(days) * 1_650n;
      const exact = Number((parts * 2n + 3_650_000n) / 7_300_000n);
      expect(lateInterest({ changes, lateFrom: "2026-02-01", until }, RATES)).toBe(exact);
    }),
  );
});
