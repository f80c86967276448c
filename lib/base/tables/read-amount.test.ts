import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberCell } from "@/lib/base/tables/cell";
import { formatRupees } from "@/lib/pricing/money";
import { readAmount, readSide } from "./read-amount";

describe("an amount", () => {
  it.each([
    ["1,23,456.00", 12_345_600, null],
    ["₹ 1,122.00 Cr", 112_200, "in"],
    ["1,122.00Cr", 112_200, "in"],
    ["1,122.00(Cr)", 112_200, "in"],
    ["1,122.00 (Dr.)", 112_200, "out"],
    ["Cr 1,122.00", 112_200, "in"],
    ["DR. 1,122.00", 112_200, "out"],
    ["INR 1122.5", 112_250, null],
    ["Rs. 1122/- CR", 112_200, "in"],
    ["-1,122.00", 112_200, "out"],
    ["1,122.00-", 112_200, "out"],
    ["(1,122.00)", 112_200, "out"],
    ["+1,122.00", 112_200, "in"],
    ["+ 1122", 112_200, "in"],
    ["-1,122.00 Dr", 112_200, "out"],
  ])("%j is %s paise and says %s", (text, paise, says) => {
    expect(readAmount(text)).toEqual({ value: { paise, says } });
  });

  it.each(["", " ", "-", "–", "0.00", "0.0", "0", "N/A", "nil", "0.00 Cr"])(
    "%j is none",
    (text) => {
      expect(readAmount(text)).toEqual({ value: null });
    },
  );

  it.each([
    ["1.122,00", "not grouped"],
    ["2898,00", "not grouped"],
    ["1,122.005", "at most two decimals"],
    ["-1,122.00 Cr", "came in and went out"],
    ["+1,122.00 Dr", "came in and went out"],
    ["=1122", "before the number"],
    ["1122 USD", "behind the number"],
    ["one", "not a number"],
  ])("%j is unreadable: %s", (text, reason) => {
    expect(readAmount(text).reason).toContain(reason);
  });

  it("is refused at once when a cell is far too long", { timeout: 10_000 }, () => {
    expect(readAmount(`cr${" ".repeat(100_000)}x`).reason).toContain("not a number");
  });

  it("is read from a typed cell, by its sign", () => {
    expect(readAmount(numberCell(2898))).toEqual({ value: { paise: 289_800, says: null } });
    expect(readAmount(numberCell(-2898.5))).toEqual({ value: { paise: 289_850, says: "out" } });
    expect(readAmount(numberCell(0))).toEqual({ value: null });
  });

  it("is read as it is written, whatever it is", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000_000 }),
        fc.constantFrom(["", null], [" Cr", "in"], ["Dr", "out"]),
        (paise, [behind, says]) => {
          expect(readAmount(`${formatRupees(paise)}${behind}`)).toEqual({ value: { paise, says } });
        },
      ),
    );
  });
});

it.each([
  ["CR", "in"],
  ["C", "in"],
  ["Credit", "in"],
  ["DEPOSIT", "in"],
  ["(Cr)", "in"],
  ["UPI Credit", "in"],
  ["Transfer - Debit", "out"],
  ["Dr.", "out"],
  ["D", "out"],
  ["Withdrawal", "out"],
  ["UPI", null],
  ["TRANSFER", null],
  ["Debit Card Refund", null],
  ["Credit Card Payment", null],
  ["", null],
])("the side %j is %s", (text, side) => {
  expect(readSide(text)).toBe(side);
});
