import { describe, expect, it } from "vitest";
import { eInvoiceDueOn, eWayBillLapsesOn, legalLimit } from "./dated-limits";

const CRORE = 1_00_00_000_00;

describe("the legal limits", () => {
  it.each([
    ["2017-06-30", "b2cLargePaise", Infinity],
    ["2024-07-31", "b2cLargePaise", 2_50_000_00],
    ["2024-08-01", "b2cLargePaise", 1_00_000_00],
    ["2026-11-28", "eWayBillPaise", 50_000_00],
    ["2023-07-31", "eInvoicePaise", 10 * CRORE],
    ["2023-08-01", "eInvoicePaise", 5 * CRORE],
    ["2024-12-31", "eWayBillDays", Infinity],
    ["2025-01-01", "eWayBillDays", 180],
    ["2026-07-31", "consigneeNamed", Infinity],
  ] as const)("on %s, %s, are those of the day", (day, what, value) => {
    expect(legalLimit(what, day)).toBe(value);
  });
});

describe("an e-invoice", () => {
  it.each([
    ["2026-11-28", 5 * CRORE, false],
    ["2026-11-28", 5 * CRORE + 1, null],
    ["2026-11-28", 10 * CRORE - 1, null],
    ["2026-11-28", 10 * CRORE, "2026-12-28"],
    ["2025-03-31", 10 * CRORE, null],
    ["2025-04-01", 10 * CRORE, "2025-05-01"],
    ["2023-07-31", 10 * CRORE, false],
    ["2020-09-30", 9_999 * CRORE, false],
  ] as const)("of %s at a turnover of %i paise is due %s", (day, turnover, due) => {
    expect(eInvoiceDueOn(day, turnover)).toBe(due);
  });
});

describe("an e-way bill", () => {
  it("can be created until the document is 180 days old", () => {
    expect(eWayBillLapsesOn("2026-01-01", "2026-11-28")).toBe("2026-07-01");
    expect(eWayBillLapsesOn("2024-01-01", "2024-12-31")).toBeNull();
  });
});
