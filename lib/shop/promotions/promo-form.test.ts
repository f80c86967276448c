import { describe, expect, it } from "vitest";
import { changedTerms, EMPTY_PROMO, toFormValues, INCOMPLETE, promoFormSchema } from "./promo-form";

const TYPED = { ...EMPTY_PROMO, code: "diwali", percent: "12" };

const OPENED = {
  code: "DIWALI",
  percent: 12,
  startsAt: "2026-10-01T04:30:15.250Z",
  endsAt: null,
  maxUses: 100,
  maxUsesPerCustomer: null,
};

const findError = (values: object) =>
  promoFormSchema.safeParse({ ...TYPED, ...values }).error?.issues[0]?.message;

describe("the form of a promo code", () => {
  it("treats empty fields as no limit and no date", () => {
    expect(promoFormSchema.parse(TYPED)).toEqual({
      code: "DIWALI",
      percent: 12,
      startsAt: null,
      endsAt: null,
      maxUses: null,
      maxUsesPerCustomer: null,
    });
  });

  it("reads dates as India's", () => {
    const { startsAt } = promoFormSchema.parse({ ...TYPED, startsAt: "2026-11-01T00:00" });
    expect(startsAt).toBe("2026-10-31T18:30:00.000Z");
  });

  it.each<[object, string]>([
    [{ percent: "" }, "Please fill in the Percent off field."],
    [{ percent: "ten" }, "Enter a percent from 1 to 100"],
    [{ percent: "0" }, "Enter a percent from 1 to 100"],
    [{ maxUses: "many" }, "Enter a whole number, or leave it empty for no limit"],
    [{ maxUsesPerCustomer: "0" }, "Enter 1 or more, or leave it empty for no limit"],
    [{ startsAt: INCOMPLETE }, "Enter the whole date and time, or clear the field"],
    [
      { startsAt: "2026-11-02T00:00", endsAt: "2026-11-01T23:59" },
      "The end must come after the start",
    ],
  ])("%j is refused", (values, message) => {
    expect(findError(values)).toBe(message);
  });
});

describe("what is sent", () => {
  it("is nothing when nothing was changed, though the form shows no seconds", () => {
    expect(changedTerms(OPENED, promoFormSchema.parse(toFormValues(OPENED)))).toEqual({});
  });

  it("contains the changes, a cleared limit as null", () => {
    const values = { ...toFormValues(OPENED), percent: "15", maxUses: "" };
    expect(changedTerms(OPENED, promoFormSchema.parse(values))).toEqual({
      percent: 15,
      maxUses: null,
    });
  });
});
