import { expect, it } from "vitest";
import { unitPrice } from "./unit-price";

it.each([
  [138_000, "100 pieces", { paise: 1380, unit: "piece" }],
  [100_000, "1,000 sheets", { paise: 100, unit: "sheet" }],
  [99_900, "12 rolls", { paise: 8325, unit: "roll" }],
  [50_000, "250 pieces, tubs with lids", { paise: 200, unit: "piece" }],
  [50_000, "20 boxes", { paise: 2500, unit: "box" }],
])("of %i paise for %s", (paise, packSize, expected) => {
  expect(unitPrice(paise, packSize)).toEqual(expected);
});

it.each([null, "", "1 roll", "5 kg, about 120 pieces of 40 g", "0 pieces", "one bundle"])(
  "has none for %s",
  (packSize) => {
    expect(unitPrice(100_000, packSize)).toBeNull();
  },
);
