import { expect, it } from "vitest";
import { wrongAmounts } from "./audit-amounts";

it("finds amounts that are not integer paise, at any depth", () => {
  expect(wrongAmounts({ totalPaise: 45_000, lines: [{ pricePaise: 1, quantity: 2 }] })).toEqual([]);
  expect(wrongAmounts({ changes: { pricePaise: { before: null, after: 50 } } })).toEqual([]);
  expect(wrongAmounts({ changes: { price: { before: null, after: 449.5 } } })).toEqual(["price"]);
  expect(wrongAmounts({ lines: [{ lineTotalPaise: "450" }], shippingFee: "150" })).toEqual([
    "lineTotalPaise",
    "shippingFee",
  ]);
  expect(wrongAmounts({ before: { totalPaise: 4.5 } })).toEqual(["totalPaise"]);
  expect(wrongAmounts({ changes: { "efa6eb49-9c06-45e7-ba38-847c8d054fee": 1 } })).toEqual([]);
  expect(wrongAmounts(null)).toEqual([]);
});
