import { describe, expect, it } from "vitest";
import { dimensionsOf, measuresIn } from "./measures";

it("are found by the name of their specification, in any case", () => {
  expect(dimensionsOf({ Material: "Kraft", dimensions: "9 × 6 in" })).toBe("9 × 6 in");
  expect(dimensionsOf({ Material: "Kraft" })).toBeNull();
});

describe("the measures of a text", () => {
  it.each([
    ["230 × 180 × 140 mm outside (L × W × H)", [230, 180, 140], "mm"],
    ["215x215x48mm", [215, 215, 48], "mm"],
    ["9 * 6.5 inches", [9, 6.5], "inches"],
    ["250 × 350 mm plus 40 mm flap", [250, 350], "mm"],
  ])("%s", (text, lengths, unit) => expect(measuresIn(text)).toEqual({ lengths, unit }));

  it.each([
    "Rim 70 mm, base 50 mm, height 76 mm",
    "92 mm across, 18 mm high",
    "Carton 400 × 400 × 380 mm",
    "0 × 5 mm",
    "230 × 180",
    "",
  ])("are none of %j", (text) => expect(measuresIn(text)).toBeNull());
});
