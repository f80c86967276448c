import { expect, it } from "vitest";
import { priceLines } from "./price-lines";

const prices = (price: number, originalPrice: number | null, tiers: [number, number][] = []) => ({
  price,
  originalPrice,
  priceTiers: tiers.map(([from, each]) => ({ from, price: each })),
});

it("lists only differences, tiers by their starting quantity", () => {
  const change = {
    _id: "",
    by: "Meera Nair",
    createdAt: "2026-11-22T06:00:00.000Z",
    before: prices(1250, null, [
      [100, 1100],
      [10, 1200],
    ]),
    after: prices(1250, 1400, [
      [10, 1199.5],
      [50, 1150],
    ]),
  };
  expect(priceLines(change)).toEqual([
    { label: "Original price", before: "none", after: "₹1,400.00" },
    { label: "From 10 packs", before: "₹1,200.00", after: "₹1,199.50" },
    { label: "From 50 packs", before: "none", after: "₹1,150.00" },
    { label: "From 100 packs", before: "₹1,100.00", after: "none" },
  ]);
});
