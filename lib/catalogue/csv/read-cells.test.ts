import { describe, expect, it } from "vitest";
import { plainNumber } from "./read-cells";

describe("plainNumber", () => {
  it.each([
    ["1,24,500.50", false, "124500.50"],
    ["124,500", false, "124500"],
    ["₹ 450", false, "450"],
    ["120 Nos", false, "120"],
    ["45.00/Nos", false, "45.00"],
    ["Rs. 1,250.00 / Pkt.", false, "1250.00"],
    ["12kg", false, "12kg"],
    ["450,50", true, "450.50"],
    ["1,234", true, "1,234"],
    ["1,2", false, "1,2"],
  ])("%j with decimal comma %s is %j", (text, decimalComma, expected) => {
    expect(plainNumber(text, decimalComma)).toBe(expected);
  });
});
