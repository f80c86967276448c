import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { upiLink } from "./upi-link";

const REQUEST = {
  payee: "KLN Packaging",
  vpa: "klnpackaging@okicici",
  amountPaise: 112_200,
  reference: "KLN-261121-7QK2M9",
};

describe("the link of a payment by UPI", () => {
  it("names payee, amount, currency and order", () => {
    expect(upiLink(REQUEST)).toBe(
      "upi://pay?pa=klnpackaging@okicici&pn=KLN%20Packaging&am=1122.00&cu=INR" +
        "&tn=Order%20KLN-261121-7QK2M9&tr=KLN2611217QK2M9",
    );
  });

  it("says to an app exactly what it was made of, whatever that is", () => {
    const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
    const amountPaise = fc.integer({ min: 1, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(text, text, amountPaise, (payee, reference, paise) => {
        const link = upiLink({ ...REQUEST, payee, reference, amountPaise: paise });
        const asked = new URL(link).searchParams;
        expect([...asked.keys()]).toEqual(["pa", "pn", "am", "cu", "tn", "tr"]);
        expect(asked.get("pn")).toBe(payee);
        expect(asked.get("tn")).toBe(`Order ${reference}`);
        expect(asked.get("tr")).toMatch(/^[A-Za-z0-9]{0,35}$/);
        expect(asked.get("am")).toMatch(/^\d+\.\d\d$/);
        expect(Math.round(Number(asked.get("am")) * 100)).toBe(paise);
        expect(link).toMatch(/^upi:\/\/pay\?[\w%@&=.!~*'()-]+$/);
      }),
    );
  });
});
