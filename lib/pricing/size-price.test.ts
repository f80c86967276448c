import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceToSize, type SizedSpec, type SizePrice } from "./size-price";
import { MOST_PIECES } from "./size-spec";
import type { SizeStyle, SizeTable } from "./size-table";

const DAY = "2026-11-29";

const PLAIN = { id: "plain", name: "Plain", colours: 0, perM2Paise: 0, setupPaise: 0 };

const MAILER: SizeStyle = {
  id: "mailer-box",
  name: "Mailer box",
  picture: null,
  hsn: "4819",
  limits: { length: [80, 450], width: [60, 350], height: [20, 150] },
  boards: ["e-flute", "b-flute"],
  prints: ["plain", "one", "two"],
  finishes: ["matt"],
  quantities: [100, 250, 500],
  leastQuantity: 100,
  leadDays: [{ from: 1, days: 7 }],
  conversionPaise: 150,
  runPaise: 50_000,
  tool: [
    { upToArea: 0.2, pricePaise: 450_000 },
    { upToArea: 0.5, pricePaise: 700_000 },
  ],
  active: true,
};

const TABLE: SizeTable = {
  styles: [MAILER],
  boards: [
    {
      id: "e-flute",
      name: "E-flute",
      thickness: 1.6,
      gsm: 400,
      recycledPercent: 80,
      prices: [
        { from: "2026-04-01", perM2Paise: 3_000 },
        { from: "2026-12-01", perM2Paise: 3_300 },
      ],
    },
    {
      id: "b-flute",
      name: "B-flute",
      thickness: 2.8,
      gsm: 450,
      recycledPercent: 80,
      prices: [{ from: "2026-04-01", perM2Paise: 3_400 }],
    },
  ],
  prints: [
    PLAIN,
    { id: "one", name: "1 colour", colours: 1, perM2Paise: 250, setupPaise: 180_000 },
    { id: "two", name: "2 colours", colours: 2, perM2Paise: 250, setupPaise: 180_000 },
  ],
  finishes: [{ id: "matt", name: "Matt", perM2Paise: 900 }],
  wastePercent: 8,
  margins: [
    { from: 1, percent: 40 },
    { from: 500, percent: 32.5 },
    { from: 2_000, percent: 25 },
  ],
  leastOrderPaise: 250_000,
};

const SPEC: SizedSpec = {
  length: 230,
  width: 155,
  height: 70,
  inside: true,
  board: "e-flute",
  print: "plain",
  finish: null,
  // A stand-in: the geometry of a style is in lib/catalogue/model.
  blank: { width: 520, height: 600 },
};

const price = (changes: Partial<SizedSpec> = {}, quantity = 1000, table = TABLE, day = DAY) =>
  priceToSize(table.styles[0] ?? MAILER, { ...SPEC, ...changes }, quantity, table, day);

describe("the price of a box made to size", () => {
  test("is the cost of its parts with the margin of its quantity, rounded half up", () => {
    const { parts, ...figures } = price({ print: "two", finish: "matt" }, 2_000);
    // 0.312 m²: 30 ₹ with 8 % waste, twice 2.50 ₹, 9 ₹, and 1.50 ₹ a piece.
    expect(parts).toMatchObject({
      board: 2_021_760,
      print: 312_000,
      finish: 561_600,
      conversion: 350_000,
      setup: 360_000,
      tool: 700_000,
    });
    // (2,021,760 + 312,000 + 561,600 + 350,000) / 0.75 / 2
    expect(figures).toEqual({
      quantity: 2_000,
      pricePaise: 2_163_573,
      goodsPaise: 4_327_146,
      setupPaise: 360_000,
      toolPaise: 700_000,
      totalPaise: 5_387_146,
    });
    expect(parts.margin).toBe(4_327_146 - 3_245_360);
  });

  test("contains nothing for parts not chosen", () => {
    const { parts } = price();
    expect(parts).toMatchObject({ print: 0, finish: 0, setup: 0 });
    const plain = { ...TABLE, styles: [{ ...MAILER, tool: null }] };
    expect(price({}, 1000, plain).parts.tool).toBe(0);
  });

  test("uses the board's price of the day", () => {
    expect(price({}, 1000, TABLE, "2026-11-30").parts.board).toBe(1_010_880);
    expect(price({}, 1000, TABLE, "2026-12-01").parts.board).toBe(1_111_968);
    expect(() => price({}, 1000, TABLE, "2026-03-31")).toThrow(RangeError);
  });

  test("is no less than the least order", () => {
    expect(price({}, 50).goodsPaise).toBe(250_000);
    expect(price({}, 80).goodsPaise).toBe(250_000);
  });

  test("earns no more just below a margin than where it begins", () => {
    const margin = (quantity: number) => price({}, quantity).parts.margin;
    expect(margin(1_900)).toBeLessThan(margin(2_000) + 100);
    expect(price({}, 1_999).totalPaise).toBeLessThan(price({}, 2_000).totalPaise);
  });

  test.each([0, -1, 1.5, NaN, Infinity, MOST_PIECES + 1, 1e9])("refuses %s pieces", (quantity) => {
    expect(() => price({}, quantity)).toThrow(RangeError);
  });

  test.each([{ board: "gold" }, { print: "gold" }, { finish: "gold" }])(
    "refuses choices outside the table: %o",
    (changes) => {
      expect(() => price(changes)).toThrow(RangeError);
    },
  );
});

const paise = (most: number, least = 0) => fc.integer({ min: least, max: most });

const tiers = <T>(value: fc.Arbitrary<T[]>) =>
  fc
    .tuple(fc.uniqueArray(fc.integer({ min: 2, max: 200_000 }), { maxLength: 4 }), value)
    .map(([from, values]) =>
      [1, ...from.toSorted((one, other) => one - other)].map((start, index) => ({
        from: start,
        value: values[index] as T,
      })),
    );

const falling = fc
  .array(fc.integer({ min: 0, max: 9_000 }), { minLength: 5, maxLength: 5 })
  .map((percents) => percents.toSorted((one, other) => other - one).map((each) => each / 100));

/** Tables that the owner can save, dear and cheap ones. */
const tables: fc.Arbitrary<SizeTable> = fc
  .record({
    margins: tiers(falling),
    least: paise(5_000_000),
    waste: fc.integer({ min: 0, max: 5_000 }),
    board: paise(20_000, 1),
    ink: paise(2_000),
    setup: paise(500_000),
    finish: paise(3_000),
    conversion: paise(2_000, 10),
    run: paise(1_000_000),
    tools: fc.uniqueArray(paise(2_000_000), { minLength: 1, maxLength: 3 }),
  })
  .map((given) => ({
    ...TABLE,
    styles: [
      {
        ...MAILER,
        conversionPaise: given.conversion,
        runPaise: given.run,
        tool: given.tools
          .toSorted((one, other) => one - other)
          .map((pricePaise, index) => ({ upToArea: (index + 1) / 4, pricePaise })),
      },
    ],
    boards: TABLE.boards.map((board, index) => ({
      ...board,
      prices: [{ from: "2026-04-01", perM2Paise: given.board + index * 100 }],
    })),
    prints: TABLE.prints.map((print) =>
      print.colours === 0 ? print : { ...print, perM2Paise: given.ink, setupPaise: given.setup },
    ),
    finishes: TABLE.finishes.map((finish) => ({ ...finish, perM2Paise: given.finish })),
    wastePercent: given.waste / 100,
    margins: given.margins.map(({ from, value }) => ({ from, percent: value })),
    leastOrderPaise: given.least,
  }));

const side = fc.integer({ min: 300, max: 20_000 }).map((tenths) => tenths / 10);

const specs: fc.Arbitrary<Partial<SizedSpec>> = fc.record({
  blank: fc.record({ width: side, height: side }),
  print: fc.constantFrom("plain", "one", "two"),
  finish: fc.constantFrom(null, "matt"),
  board: fc.constantFrom("e-flute", "b-flute"),
});

const quantities = fc.oneof(
  fc.integer({ min: 1, max: 3_000 }),
  fc.integer({ min: 1, max: MOST_PIECES - 1 }),
);

/** Near the ends of margins too, where a price could jump. */
const ends = fc.tuple(tables, quantities, fc.nat({ max: 40 })).map(([table, any, pick]) => {
  // A table may have fewer margins: then anywhere.
  const from = table.margins[pick % 5]?.from ?? any;
  const quantity = pick % 2 === 0 ? any : Math.max(1, from - 1 + (pick % 3) - 1);
  return { table, quantity };
});

const RUNS = { numRuns: 2_000 };

function expectNoLess(dear: SizePrice, cheap: SizePrice) {
  expect(dear.pricePaise).toBeGreaterThanOrEqual(cheap.pricePaise);
  expect(dear.setupPaise).toBeGreaterThanOrEqual(cheap.setupPaise);
  expect(dear.toolPaise).toBeGreaterThanOrEqual(cheap.toolPaise);
}

describe("for any table", () => {
  test("no larger quantity costs more a piece, or less in total", () => {
    const more = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 50_000 }));
    fc.assert(
      fc.property(ends, specs, more, ({ table, quantity }, spec, further) => {
        const small = price(spec, quantity, table);
        const large = price(spec, Math.min(quantity + further, MOST_PIECES), table);
        expect(large.pricePaise).toBeLessThanOrEqual(small.pricePaise);
        expect(large.totalPaise).toBeGreaterThanOrEqual(small.totalPaise);
      }),
      RUNS,
    );
  });

  test("a larger blank, a dearer board, a colour and a finish never lower a price", () => {
    const added: readonly ((spec: SizedSpec) => Partial<SizedSpec>)[] = [
      ({ blank }) => ({ blank: { ...blank, width: blank.width + 0.1 } }),
      ({ blank }) => ({ blank: { ...blank, height: blank.height + 37 } }),
      () => ({ board: "b-flute" }),
      ({ print }) => ({ print: print === "plain" ? "one" : "two" }),
      () => ({ finish: "matt" }),
    ];
    fc.assert(
      fc.property(ends, specs, fc.constantFrom(...added), ({ table, quantity }, some, add) => {
        const spec = { ...SPEC, ...some };
        const dear = price({ ...spec, ...add(spec) }, quantity, table);
        expectNoLess(dear, price(spec, quantity, table));
      }),
      RUNS,
    );
  });

  test("the parts make the total, and the pieces cost the least order", () => {
    fc.assert(
      fc.property(ends, specs, ({ table, quantity }, spec) => {
        const { parts, ...found } = price(spec, quantity, table);
        const sum = Object.values<number>({ ...parts }).reduce((whole, part) => whole + part, 0);
        expect(sum).toBe(found.totalPaise);
        expect(found.totalPaise).toBe(found.goodsPaise + found.setupPaise + found.toolPaise);
        expect(found.goodsPaise).toBeGreaterThanOrEqual(table.leastOrderPaise);
        expect(price(spec, quantity, table)).toEqual({ parts, ...found });
        for (const part of Object.values(found)) expect(Number.isSafeInteger(part)).toBe(true);
      }),
      RUNS,
    );
  });
});
