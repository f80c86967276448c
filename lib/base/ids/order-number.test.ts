import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ORDER_NUMBER, orderNumbersIn } from "./order-number";
import { newOrderNumber } from "../../orders/place/new-order-number";
import { upiLink } from "../../shop/payment-methods/how-to-pay";
import { SETTINGS } from "../../shop/settings/definitions";

const { schema } = SETTINGS.orderPrefix;
const prefix = fc.stringMatching(/^[A-Z][A-Z0-9]{1,5}$/);
const moment = fc.date({
  min: new Date("2020-01-01T00:00Z"),
  max: new Date("2099-12-30T00:00Z"),
  noInvalidDate: true,
});
const number = fc.tuple(prefix, moment).map(([start, at]) => newOrderNumber(start, at));
const SIGNS = ["", "-", " ", "/", "_", " - "];

const upiReference = (reference: string) =>
  new URL(
    upiLink({ payee: "Shop", vpa: "shop@okicici", amountPaise: 100, reference }),
  ).searchParams.get("tr");

describe("the prefix of order numbers", () => {
  it.each([
    ["kln", "KLN"],
    [" Acme1 ", "ACME1"],
    ["B2", "B2"],
    ["ABCDEF", "ABCDEF"],
  ])("typed as %j is %s", (typed, kept) => expect(schema.parse(typed)).toBe(kept));

  it.each(["", "K", "ABCDEFG", "2K", "123", "K-N", "K N", "क्ल", "../"])(
    "cannot be %j, and the allowed form is shown",
    (typed) => {
      const [issue] = schema.safeParse(typed).error?.issues ?? [];
      expect(issue?.message).toBe("Enter 2 to 6 letters and digits, a letter first, such as KLN");
    },
  );
});

describe("the number of an order", () => {
  it("begins with the prefix, and goes on with the date in India", () => {
    expect(newOrderNumber("ACME", new Date("2026-11-21T20:00Z"))).toMatch(
      /^ACME-261122-[0-9A-HJKMNP-TV-Z]{6}$/,
    );
  });

  it("has the shape that addresses know, whatever the prefix", () => {
    const shape = new RegExp(`^${ORDER_NUMBER}$`);
    fc.assert(
      fc.property(number, (text) => {
        expect(text).toMatch(shape);
      }),
    );
  });

  it("is found in a bank's version of it", () => {
    const sign = fc.constantFrom(...SIGNS);
    const words = fc.constantFrom("", "UPI-ASHA@OKAXIS-612345678901-", "Order ", "NEFT CR RAO ");
    fc.assert(
      fc.property(number, sign, words, fc.boolean(), (text, between, before, isSmall) => {
        const written = `${before}${text.replaceAll("-", between)}/PAY`;
        expect(orderNumbersIn(isSmall ? written.toLowerCase() : written)).toContain(text);
      }),
      { examples: [["AAA000-200101-5SENG1", "", "UPI-ASHA@OKAXIS-612345678901-", false]] },
    );
  });

  it("is another one without its dashes, too, as a UPI app returns it", () => {
    fc.assert(
      fc.property(number, number, (one, other) => {
        expect(upiReference(one) === upiReference(other)).toBe(one === other);
      }),
    );
    expect(upiReference("AB1-261121-7K4Q9X")).not.toBe(upiReference("AB-126112-17K4Q9"));
  });

  it("is searched in a bounded number of places of a text", () => {
    const many = Array.from({ length: 99 }, (_, index) => `AB${261_001 + index}7K4Q9X`);
    expect(orderNumbersIn(many.join(" ")).length).toBe(30);
    expect(orderNumbersIn("9".repeat(500))).toEqual([]);
    expect(orderNumbersIn("NEFT RAO FOODS")).toEqual([]);
  });
});
