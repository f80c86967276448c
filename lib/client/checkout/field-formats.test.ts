import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CARD_LENGTH,
  formatCardNumber,
  formatCvv,
  formatExpiry,
  formatPinCode,
} from "./field-formats";

describe("formatCardNumber", () => {
  it("groups by four and accepts at most 16 digits", () => {
    expect(formatCardNumber("4111111111111111")).toBe("4111 1111 1111 1111");
    expect(formatCardNumber("41111")).toBe("4111 1");
    expect(formatCardNumber("4111")).toBe("4111");
    expect(formatCardNumber("4111-1111x1111 111199")).toBe("4111 1111 1111 1111");
  });

  it("changes nothing that it has formatted, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = formatCardNumber(typed);
        expect(formatCardNumber(once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(CARD_LENGTH.cardNumber);
        expect(once).toMatch(/^[\d ]*$/);
      }),
    );
  });
});

describe("formatExpiry", () => {
  it.each([
    ["1", "1"],
    ["12", "12"],
    ["122", "12/2"],
    ["1228", "12/28"],
    ["12/28", "12/28"],
    ["122028", "12/28"],
    ["12/2030", "12/30"],
    ["12 / 2030", "12/30"],
    ["4/2030", "04/30"],
    ["1/28", "01/28"],
    ["12/203", "12/203"],
    ["122899", "12/2899"],
    ["12/1999", "12/1999"],
    ["4", "04"],
    ["4/28", "04/28"],
    ["04/28", "04/28"],
    ["ab", ""],
  ])("%s → %s", (typed, shown) => expect(formatExpiry(typed)).toBe(shown));

  it("lets the slash be deleted", () => {
    expect(formatExpiry("12/")).toBe("12");
  });
});

it("accepts only digits as a security code, at most four", () => {
  expect(formatCvv("12a345")).toBe("1234");
});

it("reads a PIN code with or without its gap", () => {
  expect(formatPinCode("122 001")).toBe("122001");
  expect(formatPinCode("1220011")).toBe("1220011");
});
