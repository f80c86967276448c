import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { statesOf, withoutState, withStates } from "./state-list";

describe("the list of states", () => {
  it("takes several names at once, each once whatever its case", () => {
    expect(withStates("Delhi, Goa", " kerala, GOA ,, Punjab")).toBe("Delhi, Goa, kerala, Punjab");
    expect(withStates("", "Delhi")).toBe("Delhi");
  });

  it("loses a name", () => {
    expect(withoutState("Delhi,Goa , Kerala", "Goa")).toBe("Delhi, Kerala");
    expect(withoutState("Delhi", "Delhi")).toBe("");
  });

  it("reads what it wrote, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (value, text) => {
        const written = withStates(value, text);
        expect(statesOf(written).join(", ")).toBe(written);
        expect(withStates(written, text)).toBe(written);
      }),
    );
  });
});
