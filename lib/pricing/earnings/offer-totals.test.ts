import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listChoices, listOfferTotals, type OfferedLine } from "./offer-totals";

const BOX: OfferedLine = {
  basis: 1000,
  costPaise: 900_000,
  quantities: [
    { quantity: 10_000, pricePaise: 1_225_000 },
    { quantity: 5000, pricePaise: 1_450_000 },
  ],
};
const DIE: OfferedLine = {
  basis: 1,
  costPaise: null,
  quantities: [{ quantity: 1, pricePaise: 300_000 }],
};

it("lists the quantities of a line, the smallest first", () => {
  expect(listChoices(BOX)).toMatchObject([
    { quantity: 5000, totalPaise: 7_250_000, costPaise: 4_500_000, percent: 38 },
    { quantity: 10_000, totalPaise: 12_250_000, costPaise: 9_000_000, marginPaise: 3_250_000 },
  ]);
});

it("adds up the offer for every quantity, named by the lines that offer several", () => {
  const amounts = { discountPaise: 50_000, shippingPaise: 120_000 };
  const totals = listOfferTotals([BOX, DIE, { ...DIE, quantities: [] }], amounts);
  expect(totals).toMatchObject([
    { quantities: [5000], totalPaise: 7_620_000, revenuePaise: 7_500_000, percent: null },
    { quantities: [10_000], totalPaise: 12_620_000, revenuePaise: 12_500_000 },
  ]);
  expect(listOfferTotals([DIE, DIE], amounts)).toMatchObject([{ quantities: [1, 1] }]);
  expect(listOfferTotals([], amounts)).toEqual([]);
});

const CHOICES = fc.uniqueArray(
  fc.record({
    quantity: fc.integer({ min: 1, max: 1_000_000 }),
    pricePaise: fc.integer({ min: 1, max: 1_000_000 }),
  }),
  { minLength: 1, maxLength: 5, selector: ({ quantity }) => quantity },
);
const LINE = fc.record({
  basis: fc.constantFrom(1, 100, 1000),
  costPaise: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  quantities: CHOICES,
});

describe("for any lines", () => {
  it("a single line has its own totals, in any order of its quantities", () => {
    fc.assert(
      fc.property(LINE, (line) => {
        const choices = listChoices(line);
        const written = { ...line, quantities: line.quantities.toReversed() };
        const none = { discountPaise: 0, shippingPaise: 0 };
        const totals = listOfferTotals([written], none);
        expect(totals.map(({ totalPaise }) => totalPaise)).toEqual(
          choices.map(({ totalPaise }) => totalPaise),
        );
        expect(totals.map(({ marginPaise }) => marginPaise)).toEqual(
          choices.map(({ marginPaise }) => marginPaise),
        );
      }),
    );
  });
});
