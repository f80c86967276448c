import { expect, it } from "vitest";
import { withInsideSize } from "./inside-size";

const rowsOf = (specifications: Record<string, string>) =>
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
  expect(rowsOf({ Dimensions, Ply, Print: "None" })).toEqual([
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
