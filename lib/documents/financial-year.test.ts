import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  financialYearCode,
  financialYearName,
  financialYearOf,
  financialYearStart,
} from "./financial-year";

const moments = fc.date({
  min: new Date("2000-01-01T00:00:00Z"),
  max: new Date("2098-01-01T00:00:00Z"),
  noInvalidDate: true,
});

describe("the financial year", () => {
  it.each([
    ["2026-03-31T18:29:59.999Z", 2025],
    ["2026-03-31T18:30:00.000Z", 2026],
    ["2026-12-31T23:59:59.999Z", 2026],
    ["2027-01-01T00:00:00.000Z", 2026],
    ["2027-03-31T18:29:59.999Z", 2026],
  ])("of %s is %i: it begins at midnight in India", (moment, year) => {
    expect(financialYearOf(new Date(moment))).toBe(year);
  });

  it("holds every moment from its own beginning to that of the next", () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const year = financialYearOf(moment);
        expect(financialYearStart(year).getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(financialYearStart(year + 1).getTime()).toBeGreaterThan(moment.getTime());
      }),
    );
  });

  it.each([
    [2026, "2627", "2026-27"],
    [2099, "9900", "2099-00"],
    [2008, "0809", "2008-09"],
  ])("%i is written %s and %s", (year, code, name) => {
    expect(financialYearCode(year)).toBe(code);
    expect(financialYearName(year)).toBe(name);
  });
});
