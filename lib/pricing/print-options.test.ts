import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { translateIn } from "@/lib/i18n/translate";
import {
  findPrintOption,
  pricePrint,
  printedLeadDays,
  printedRules,
  printProblem,
  printText,
  type PrintOption,
  lineName,
} from "./print-options";
import { ownTierProblem } from "./tier-problem";

const MARK: PrintOption = {
  name: "Your mark",
  sides: 2,
  maxColours: 3,
  minPieces: 20,
  setupFeePaise: 150_000,
  tiers: [
    { from: 20, pricePaise: 60_000 },
    { from: 100, pricePaise: 52_050 },
  ],
  leadDays: 9,
  tool: "plate",
};

const PLAIN = { pricePaise: 45_000, priceTiers: [{ from: 50, pricePaise: 40_000 }] };

/** Tiers as an owner can save them. */
const tiers = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 1e9 })), {
    minLength: 1,
    maxLength: 10,
  })
  .map((pairs) => {
    const froms = [...new Set(pairs.map(([from]) => from))].sort((one, other) => one - other);
    const prices = [...new Set(pairs.map(([, price]) => price))].sort((one, other) => other - one);
    return froms
      .slice(0, prices.length)
      .map((from, index) => ({ from, pricePaise: prices[index] ?? 1 }));
  });

describe("the price of a print", () => {
  it.each([
    [20, 1, 60_000, 150_000],
    [99, 2, 60_000, 300_000],
    [100, 3, 52_050, 450_000],
    [5, 1, 60_000, 150_000],
  ])("of %i packs in %i colours", (quantity, colours, pricePaise, setupFeePaise) => {
    const totalPaise = pricePaise * quantity + setupFeePaise;
    expect(pricePrint(MARK, PLAIN, { quantity, colours })).toEqual({
      pricePaise,
      setupFeePaise,
      totalPaise,
    });
  });

  it("is the product's own where the option has no prices", () => {
    const option = { ...MARK, tiers: [], setupFeePaise: 0 };
    expect(pricePrint(option, PLAIN, { quantity: 50, colours: 1 }).pricePaise).toBe(40_000);
  });

  it("never rises for a pack as the quantity grows", () => {
    const quantity = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(tiers, quantity, quantity, (list, one, other) => {
        const at = (packs: number) =>
          pricePrint({ ...MARK, tiers: list }, PLAIN, { quantity: packs, colours: 1 }).pricePaise;
        expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)));
        expect(ownTierProblem(list)).toBeUndefined();
      }),
    );
  });
});

describe("the tiers of a print option", () => {
  it("rise in quantity and fall in price", () => {
    const first = { from: 20, pricePaise: 600 };
    expect(ownTierProblem([first, { from: 20, pricePaise: 500 }])).toMatchObject({
      index: 1,
      part: "from",
    });
    expect(ownTierProblem([first, { from: 21, pricePaise: 600 }])).toMatchObject({
      index: 1,
      part: "price",
    });
  });
});

describe("a choice of print", () => {
  it.each([
    [1, 1, undefined],
    [2, 3, undefined],
    [3, 1, "Your mark prints 1 to 2 sides. Choose so many"],
    [0, 1, "Your mark prints 1 to 2 sides. Choose so many"],
    [1, 4, "Your mark takes 1 to 3 colours. Choose so many"],
  ])("of %i sides and %i colours", (sides, colours, problem) => {
    expect(printProblem(MARK, { option: MARK.name, sides, colours })).toBe(problem);
  });

  it("finds its option whatever the case", () => {
    expect(findPrintOption([MARK], "your MARK")).toBe(MARK);
    expect(findPrintOption([MARK], "stock print")).toBeUndefined();
  });

  it("has a text", () => {
    expect(printText({ option: "Your mark", sides: 1, colours: 2 })).toBe(
      "1 side, 2 colours, Your mark",
    );
  });

  it("waits the longer of both lead times and orders the larger minimum", () => {
    expect(printedLeadDays(MARK, 12)).toBe(12);
    expect(printedLeadDays(MARK, null)).toBe(9);
    expect(printedLeadDays({ ...MARK, leadDays: null }, null)).toBeNull();
    expect(printedRules(MARK, { minQuantity: 5, packMultiple: 10 })).toEqual({
      minQuantity: 20,
      packMultiple: 10,
    });
  });
});

it("translates the names of a set-up and a cutting tool, and keeps other lines", () => {
  const t = translateIn({
    language: "hi",
    words: {
      "Set-up for {name}: {option}": "{option}, {name}",
      "Cutting tool for {style}, {size}": "{size}: {style}",
    },
  });
  const size = "230 × 155 × 70 mm inside";
  expect(lineName(`Cutting tool for Mailer box, ${size}`, t)).toBe(`${size}: Mailer box`);
  expect(lineName("Set-up for Mailer Box, Kraft: Your mark", t)).toBe(
    "Your mark, Mailer Box, Kraft",
  );
  expect(lineName("Set-up for Mailer Box, Kraft: Your mark")).toBe(
    "Set-up for Mailer Box, Kraft: Your mark",
  );
  expect(lineName("Mailer Box, Kraft", t)).toBe("Mailer Box, Kraft");
});
