import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hoursLine,
  hoursRows,
  openingHoursFrom,
  openingHoursProblem,
  type OpenTime,
} from "./opening-hours";

const SPEC = "Mon-Fri 9:00-19:00, Sat 9:00-17:00, Sun closed";

const openTime = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .filter(([opens, closes]) => opens < closes)
  .map(([opens, closes]): OpenTime => ({ opens, closes }));

const week = fc
  .array(fc.option(openTime), { minLength: 7, maxLength: 7 })
  .filter((days) => days.some(Boolean));

describe("the opening hours", () => {
  it("of the specification are formatted as it writes them", () => {
    expect(openingHoursProblem(SPEC)).toBeNull();
    expect(hoursLine(openingHoursFrom(SPEC))).toBe(SPEC);
    expect(hoursRows(openingHoursFrom(SPEC))).toEqual([
      { days: "Mon-Fri", hours: "9:00-19:00" },
      { days: "Sat", hours: "9:00-17:00" },
      { days: "Sun", hours: "closed" },
    ]);
  });

  it("read their own format, for any week", () => {
    fc.assert(
      fc.property(week, (days) => {
        const line = hoursLine(days);
        expect(openingHoursProblem(line)).toBeNull();
        expect(openingHoursFrom(line)).toEqual(days);
      }),
    );
  });

  it("hold every day once, in order", () => {
    fc.assert(
      fc.property(week, (days) => {
        const rows = hoursRows(days);
        expect(rows[0]?.days).toMatch(/^Mon/);
        expect(rows.at(-1)?.days).toMatch(/Sun$/);
        rows.slice(1).forEach((row, index) => expect(row.hours).not.toBe(rows[index]?.hours));
      }),
    );
  });

  it("take days in any order and leave out closed ones", () => {
    expect(hoursLine(openingHoursFrom("sat 10:00 - 14:00, tue-wed 08:30-12:15"))).toBe(
      "Mon closed, Tue-Wed 8:30-12:15, Thu-Fri closed, Sat 10:00-14:00, Sun closed",
    );
  });

  it.each([
    ["", "Write the hours"],
    ["always", "Write the hours"],
    ["Mon-Fri 9-19", "Write the hours"],
    ["Fri-Mon 9:00-19:00", "Write the hours"],
    ["Mon 9:60-19:00", "Write the hours"],
    ["Mon 19:00-9:00", "closing time after"],
    ["Mon 9:00-24:01", "closing time after"],
    ["Mon-Fri 9:00-19:00, Wed closed", "each day once"],
    ["Mon-Sun closed", "one day at least"],
  ])("refuse %j", (text, why) => {
    expect(openingHoursProblem(text)).toContain(why);
  });
});
