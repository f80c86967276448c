import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatRupees } from "@/lib/pricing/money";
import { amountPaise, parseDay, findReference } from "./parse-statement";

describe("an amount", () => {
  it.each([
    ["1,23,456.00", 12_345_600],
    ["₹ 1,122.00 Cr", 112_200],
    ["INR 1122.5", 112_250],
    [" 1122 ", 112_200],
    ["0.00", 0],
    ["1,122.00 Dr", null],
    ["-1,122.00", null],
    ["(1,122.00)", null],
    ["1.122,00", null],
    ["=1122", null],
    ["99999999999999999999", null],
    ["", null],
  ])("%j is %s paise", (cell, paise) => {
    expect(amountPaise(cell)).toBe(paise);
  });

  it("is read as it is written, whatever it is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (paise) => {
        expect(amountPaise(formatRupees(paise))).toBe(paise);
      }),
    );
  });
});

it.each([
  ["21/11/2026", "2026-11-21"],
  ["21-11-26", "2026-11-21"],
  ["21-Nov-26", "2026-11-21"],
  ["21 Nov 2026", "2026-11-21"],
  ["1-nov-2026", "2026-11-01"],
  ["2026-11-21 10:30:00", "2026-11-21"],
  ["21/11/2026 10:30", "2026-11-21"],
  ["31/02/2026", null],
  ["11/21/2026", null],
  ["21-Foo-26", null],
  ["Opening balance", null],
  ["", null],
])("the day %j is %s", (cell, day) => {
  expect(parseDay(cell)).toBe(day);
});

it.each([
  ["0000612345678901", "", "612345678901"],
  ["HDFCN52026112198", "", "HDFCN52026112198"],
  ["", "NEFT CR-HDFCN52026112198-RAO FOODS", "HDFCN52026112198"],
  ["-", "UPI/612345678901/Order KLN-261121-7K4Q9X/asha@okaxis", "612345678901"],
  ["=cmd()", "By cash", null],
  ["", "", null],
])("the reference of %j and %j is %s", (cell, narration, reference) => {
  expect(findReference(cell, narration)).toBe(reference);
});
