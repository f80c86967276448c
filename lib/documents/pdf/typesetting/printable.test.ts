import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitCharacters, printable } from "./printable";

describe("a text for the invoice", () => {
  it.each([
    ["  Kraft\n\tmailer   box ", "Kraft mailer box"],
    ["a\u0000b\u001Bc\u007F", "abc"],
    ["100\u202E00.1₹\u202C", "10000.1₹"],
    ["e\u0301", "é"],
    ["क्\u200Dष", "क्\u200Dष"],
    ["", ""],
  ])("%j becomes %j", (given, expected) => {
    expect(printable(given)).toBe(expected);
  });

  it("is cut at the maximum length", () => {
    expect(printable("x".repeat(10_000))).toBe(`${"x".repeat(399)}…`);
  });

  it("limits combining marks", () => {
    expect(printable(`Z${"\u0317".repeat(500)}`)).toHaveLength(8);
  });

  it("is one well-formed line", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), (codes) => {
        const text = String.fromCharCode(...codes);
        const once = printable(text);
        expect(once).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E]/u);
        expect(splitCharacters(once).length).toBeLessThanOrEqual(400);
        expect(once).toBe(once.trim());
      }),
    );
  });
});
