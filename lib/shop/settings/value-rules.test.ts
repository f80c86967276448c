import { describe, expect, it } from "vitest";
import { SETTINGS } from "./definitions";
import { settingValueSchema } from "./schemas";
import { whatsappNumber } from "./value-rules";

describe("a WhatsApp number", () => {
  it.each([
    ["+91 98765 43210", "+919876543210"],
    ["+91 (124) 400-0000", "+911244000000"],
    ["+44 20 7946 0958", "+442079460958"],
    ["", ""],
  ])("%j is stored as %j", (typed, kept) => {
    expect(whatsappNumber.parse(typed)).toBe(kept);
  });

  it.each([
    "98765 43210",
    "09876543210",
    "+91 98765",
    "+91 98765 432100",
    "+0 1234 56789",
    "+91abc",
  ])("%j is refused", (typed) => {
    expect(whatsappNumber.safeParse(typed).error?.issues[0]?.message).toContain("Begin with +");
  });
});

describe("the owner's words in Hindi", () => {
  const lines = (count: number) =>
    Array.from(
      { length: count },
      (_, n) => `Corrugated board, kraft ${n} = नालीदार बोर्ड, क्राफ़्ट ${n}`,
    );

  it("are stored for a whole catalogue, next to their former state", () => {
    const value = lines(300).join("\n");
    expect(value.length).toBeGreaterThan(15_000);
    expect(settingValueSchema.parse({ value, valueRead: value })).toEqual({
      value,
      valueRead: value,
    });
    expect(SETTINGS.hindiWords.schema.parse(value)).toBe(value);
  });

  it("fit into a request, and are refused with their limit beyond", () => {
    const value = lines(450).join("\n");
    expect(SETTINGS.hindiWords.schema.safeParse(value).error?.issues[0]?.message).toBe(
      "Use at most 20000 characters",
    );
    expect(
      SETTINGS.searchSynonyms.schema.safeParse("x".repeat(4_001)).error?.issues[0]?.message,
    ).toBe("Use at most 4000 characters");
  });
});
