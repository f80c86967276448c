import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INDIAN_STATES } from "@/lib/shop/gst/states";
import { translateIn } from "@/lib/i18n/translate";
import { deliveryArea, spelledStates, parseStates } from "./state-list";

describe("the list of states", () => {
  it("has each state once, spelled as in addresses", () => {
    expect(spelledStates("delhi,Goa , GOA,, tamil nadu")).toBe("Delhi, Goa, Tamil Nadu");
    expect(spelledStates("Gujrat, Goa")).toBe("Gujrat, Goa");
  });

  it("reads its own format, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const written = spelledStates(value);
        expect(parseStates(written).join(", ")).toBe(written);
        expect(spelledStates(written)).toBe(written);
      }),
    );
  });
});

describe("where the shop delivers, in words", () => {
  it.each([
    [["Goa"], "Goa"],
    [["Haryana", "Delhi", "Goa"], "Haryana, Delhi and Goa"],
    [INDIAN_STATES, "all 28 states and 8 union territories of India"],
    [INDIAN_STATES.filter((name) => name !== "Ladakh"), "28 states and 7 union territories"],
    [INDIAN_STATES.slice(0, 10), "6 states and 4 union territories"],
    [INDIAN_STATES.slice(20, 29), "8 states and 1 union territory"],
  ])("%j", (states, words) => {
    expect(deliveryArea(states)).toBe(words);
  });

  it("has no comma before the last one in Hindi", () => {
    const hindi = translateIn({ language: "hi", words: {} });
    expect(deliveryArea(["Haryana", "Delhi", "Goa"], hindi)).toBe("Haryana, Delhi और Goa");
    expect(deliveryArea(["Haryana", "Goa"], hindi)).toBe("Haryana और Goa");
  });
});
