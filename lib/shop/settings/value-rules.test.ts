import { describe, expect, it } from "vitest";
import { whatsappNumber } from "./value-rules";

describe("a WhatsApp number", () => {
  it.each([
    ["+91 98765 43210", "+919876543210"],
    ["+91 (124) 400-0000", "+911244000000"],
    ["+44 20 7946 0958", "+442079460958"],
    ["", ""],
  ])("%j is kept as %j", (typed, kept) => {
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
