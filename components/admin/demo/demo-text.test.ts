import { describe, expect, it } from "vitest";
import { alongText, doneText, keepDataText, productText, removalText } from "./demo-text";

const ALONE = { testimonials: 0, promoCodes: [], payments: false };

describe("the texts about demo products", () => {
  it("count them", () => {
    expect([productText(1), productText(1200)]).toEqual(["1 demo product", "1,200 demo products"]);
  });

  it("list what will be deleted", () => {
    expect(removalText(40)).toBe("40 demo products and their pictures will be removed for good.");
    expect(removalText(1)).toBe("1 demo product and its pictures will be removed for good.");
    expect(removalText(0)).toBe("No product is removed.");
  });

  it("list what can stay", () => {
    expect(keepDataText(1)).toBe("Keep the one that you have edited, as your own");
    expect(keepDataText(2)).toBe("Keep the 2 that you have edited, as your own");
  });

  it("list what is deleted along with them", () => {
    const along = { testimonials: 6, promoCodes: ["BULK20", "SAVE10"], payments: false };
    expect(alongText(along)).toBe(
      "With them go 6 invented testimonials and the promo codes BULK20, SAVE10.",
    );
    expect(alongText(ALONE)).toBe("");
    expect(doneText({ products: 40, kept: 0, ...along, promoCodes: ["SAVE10"] })).toBe(
      "40 demo products are gone. 6 invented testimonials and the promo code SAVE10 went along.",
    );
  });

  it("report the result", () => {
    expect(doneText({ products: 40, kept: 0, ...ALONE })).toBe("40 demo products are gone.");
    expect(doneText({ products: 1, kept: 1, ...ALONE })).toBe(
      "1 demo product is gone. One that you edited is your own now.",
    );
    expect(doneText({ products: 0, kept: 3, ...ALONE })).toBe(
      "3 that you edited are your own now.",
    );
  });
});
