import { expect, it } from "vitest";
import { shortfalls } from "./shortfalls";

const READY = {
  products: 120,
  openOrders: { count: 0, total: 0 },
  withoutHsn: 0,
  shortHsn: 0,
  withoutRate: 0,
  unconfirmedRates: [],
  examples: [],
  shared: [],
  specified: { count: 0, examples: [] },
};

it("reports nothing about a complete catalogue", () => {
  expect(shortfalls(READY)).toEqual([]);
});

it("names what is missing, with a few example products", () => {
  const examples = [
    { _id: "1", name: "Box" },
    { _id: "2", name: "Tape" },
  ];
  const rates = [{ hsn: "481930", ratePercent: 18 }];
  const found = shortfalls({
    ...READY,
    withoutHsn: 1200,
    shortHsn: 1,
    withoutRate: 2,
    unconfirmedRates: rates,
    examples,
    shared: [{ hsn: "4819", rates: [{ hsn: "481910", ratePercent: 5 }, ...rates] }],
  });
  expect(found).toEqual([
    "1,200 products have no HSN code, such as Box; Tape. The default rate is charged.",
    "1 product has an HSN code with fewer digits than you need.",
    "2 products have an HSN code without a rate. The default rate is charged.",
    "HSN 4819 alone tells no rate: 481910 (5%), 481930 (18%). Give its products all six digits.",
    "Nobody has confirmed the rates of HSN 481930 (18%).",
  ]);
});
