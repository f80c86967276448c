import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holidaysFrom, holidaysProblem, holidaysText, MAX_HOLIDAYS } from "./holidays";

describe("holidays", () => {
  it("are lines of a date and a name, sorted by date, each date once", () => {
    const text = "2027-08-15 Independence Day\n\n2027-01-26\n2027-08-15 Flag day";
    expect(holidaysProblem(text)).toBeNull();
    expect(holidaysText(holidaysFrom(text))).toBe("2027-01-26\n2027-08-15 Flag day");
  });

  it.each(["26 January", "2027-02-30 No such day", "2027-1-26 Republic Day", "Diwali 2027-10-29"])(
    "cannot be %j",
    (line) => expect(holidaysProblem(line)).toContain(line),
  );

  it("are at most so many", () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, day) =>
        new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
      ).join("\n");
    expect(holidaysProblem(lines(MAX_HOLIDAYS))).toBeNull();
    expect(holidaysProblem(lines(MAX_HOLIDAYS + 1))).toContain(String(MAX_HOLIDAYS));
  });

  it("stay the same when they are read and written again, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = holidaysText(holidaysFrom(text));
        expect(holidaysProblem(once)).toBeNull();
        expect(holidaysText(holidaysFrom(once))).toBe(once);
      }),
    );
  });
});
