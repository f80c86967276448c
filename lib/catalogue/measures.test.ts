import { describe, expect, it } from "vitest";
import { getDimensions, measuresIn, withInsideSize } from "./measures";

it("are found by the name of their specification, in any case", () => {
  expect(getDimensions({ Material: "Kraft", dimensions: "9 × 6 in" })).toBe("9 × 6 in");
  expect(getDimensions({ Material: "Kraft" })).toBeNull();
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

const listRows = (specifications: Record<string, string>) =>
  Object.entries(withInsideSize(specifications));

it.each([
  [
    "250 × 180 × 80 mm outside (L × W × H)",
    "3-ply, E flute",
    "about 246 × 176 × 76 mm (L × W × H)",
  ],
  ["460 × 305 × 305 mm outside", "5-ply, B and C flute", "about 450 × 295 × 295 mm"],
  ["9 x 6 x 3 in Outside", "3-ply", "about 222 × 146 × 70 mm"],
])("of %s, %s is %s", (Dimensions, Ply, inside) => {
  expect(listRows({ Dimensions, Ply, Print: "None" })).toEqual([
    ["Dimensions", Dimensions],
    ["Inside size", inside],
    ["Ply", Ply],
    ["Print", "None"],
  ]);
});

it.each<Record<string, string>>([
  { Dimensions: "250 × 180 × 80 mm (L × W × H)", Ply: "3-ply" },
  { Dimensions: "250 × 180 × 80 mm outside" },
  { Dimensions: "250 × 350 mm outside", Ply: "3-ply" },
  { Dimensions: "8 × 5 × 4 mm outside", Ply: "3-ply" },
  {
    Dimensions: "250 × 180 × 80 mm outside",
    "Inside dimensions": "240 × 170 × 70 mm",
    Ply: "3-ply",
  },
])("is not worked out of %o", (specifications) => {
  expect(withInsideSize(specifications)).toBe(specifications);
});
