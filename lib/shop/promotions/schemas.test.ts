import { describe, expect, it } from "vitest";
import { createPromoCodeSchema, updatePromoCodeSchema } from "./schemas";

const findMessage = (request: object) =>
  createPromoCodeSchema.safeParse({ code: "SAVE10", percent: 10, ...request }).error?.issues[0]
    ?.message;

describe("a new promo code", () => {
  it.each<[object, string]>([
    [{ code: "" }, "Please fill in the Code field."],
    [{ code: undefined }, "Please fill in the Code field."],
    [{ code: "A B" }, "Use 2 to 40 letters, digits, hyphens or underscores"],
    [{ code: "=CMD()" }, "Use 2 to 40 letters, digits, hyphens or underscores"],
    [{ percent: 0 }, "Enter a percent from 1 to 100"],
    [{ percent: 101 }, "Enter a percent from 1 to 100"],
    [{ percent: 12.5 }, "Enter a whole percent"],
    [{ maxUses: 0 }, "Enter 1 or more, or leave it empty for no limit"],
    [{ maxUsesPerCustomer: 1.5 }, "Enter a whole number"],
    [{ startsAt: "tomorrow" }, "Enter a date and time"],
    [
      { startsAt: "2026-12-01T00:00:00Z", endsAt: "2026-12-01T00:00:00Z" },
      "The end must come after the start",
    ],
  ])("%j is refused", (request, message) => {
    expect(findMessage(request)).toBe(message);
  });

  it.each([{}, { percent: 1 }, { percent: 100 }, { maxUses: null }, { code: "a-1" }])(
    "%j is taken",
    (request) => {
      expect(findMessage(request)).toBeUndefined();
    },
  );
});

it("a change contains only changed fields", () => {
  expect(updatePromoCodeSchema.parse({ active: false })).toEqual({ active: false });
  expect(updatePromoCodeSchema.parse({ endsAt: null })).toEqual({ endsAt: null });
});
