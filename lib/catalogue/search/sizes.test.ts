import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differenceFrom, isSameSize, listSides, readMeasures, sizeIn } from "./sizes";

const exactly = (text: string) => readMeasures(text).measures.map(({ exact }) => exact);

describe("a size", () => {
  const twoMarks = ["9''x6''", "9’’ x 6’’", "9′′ by 6′′", "9'x6'", "9’ × 6’", "9“x6”"];
  it.each([
    ...["9x6", "9 x 6", "9 × 6", "9*6", "9X6", "9 by 6", "9×6 inch", '9" x 6"', "9in x 6in"],
    ...twoMarks,
  ])("of 9 by 6 inches is read from %j", (text) =>
    expect(exactly(text)).toEqual([["mm229x152", "in18x12"]]),
  );

  it.each(["230 x 155", "230x155mm", "23 x 15.5 cm", "23cm by 15.5cm", "155 × 230 mm"])(
    "of 230 by 155 mm is read from %j, and is 9 by 6 to the trade",
    (text) =>
      expect(readMeasures(text).measures).toEqual([{ exact: ["mm230x155"], near: ["in18x12"] }]),
  );

  it("without a unit that may be inches or centimetres is looked for as both", () => {
    expect(exactly("23x15.5")).toEqual([["mm584x394", "in46x31", "mm230x155"]]);
  });

  it("of three sides, and of one", () => {
    expect(exactly("230 × 155 × 78 mm")).toEqual([["mm230x155x78"]]);
    expect(exactly("9'x6'x3'")).toEqual([["mm229x152x76", "in18x12x6"]]);
    expect(exactly("10'' pizza box")).toEqual([["mm254", "in20"]]);
    expect(exactly("lid 90 mm")).toEqual([["mm90"]]);
    expect(exactly("10 inch pizza box")).toEqual([["mm254", "in20"]]);
  });
});

describe("a capacity or a weight", () => {
  it.each([
    ["250 ml", { exact: ["ml250"], near: ["oz8"] }],
    ["0.25 litre", { exact: ["ml250"], near: ["oz8"] }],
    ["8oz", { exact: ["oz8"], near: [] }],
    ["500 gms", { exact: ["g500"], near: [] }],
    ["5kg", { exact: ["g5000"], near: [] }],
  ])("is read from %j", (text, measure) => {
    expect(readMeasures(text).measures).toEqual([measure]);
  });
});

describe("what is no measure", () => {
  it.each([
    "box",
    "3-ply",
    "a4",
    "4 in 1",
    "100 pieces",
    "4 x 450 ml",
    "1x2x3x4",
    "v1.2.3",
    "6' roll",
    "",
  ])("stays with the words: %j", (text) => {
    expect(readMeasures(text).measures).toEqual([]);
  });

  it("is handed back", () => {
    expect(readMeasures("Kraft 9x6 Mailer").rest.split(/\s+/)).toEqual(["kraft", "mailer"]);
  });
});

const side = fc.integer({ min: 50, max: 3000 });
const cross = fc.constantFrom("x", " x ", "×", " × ", "*", " by ", " X ");

describe("sizes, however they are written", () => {
  it("are the same in millimetres and in centimetres, in either order", () => {
    fc.assert(
      fc.property(side, side, cross, (a, b, by) => {
        const read = exactly(`${a}${by}${b} mm`);
        expect(read).toHaveLength(1);
        expect(exactly(`${b}${by}${a}`)).toEqual(read);
        expect(exactly(`${a / 10}${by}${b / 10} cm`)).toEqual(read);
      }),
    );
  });

  it("are read from any text without a failure, and nothing but terms comes of it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (text) => {
        const { measures } = readMeasures(text);
        for (const term of measures.flatMap(({ exact, near }) => [...exact, ...near])) {
          expect(term).toMatch(/^(mm|in)\d+(x\d+){0,2}$|^(ml|oz|g)\d+$/);
        }
      }),
    );
  });
});

describe("the size that a search names", () => {
  it.each([
    ["mailer box 230 x 155 x 70", [230, 155, 70], "mm"],
    ["230×155×70 mm mailer", [230, 155, 70], "mm"],
    ["a box of 23 cm x 15.5 cm x 7 cm, please", [23, 15.5, 7], "cm"],
    ["9x6 inch clamshell", [9, 6], "in"],
    ["9*6", [9, 6], "in"],
    ["500 g box, 160 × 110", [160, 110], "mm"],
  ] as const)("stands in %j", (text, lengths, unit) => {
    expect(sizeIn(text)).toEqual({ lengths, unit });
  });

  it.each(["mailer box", "lid 90 mm", "250 ml", "3 ply", ""])("does not stand in %j", (text) => {
    expect(sizeIn(text)).toBeUndefined();
  });
});

it.each([
  ["mailer 233x157x71", "9 × 6 × 3 inch", false],
  ["70 x 230 x 155", "230 × 155 × 70 mm outside (L × W × H)", true],
  ["23x15.5x7", "230 × 155 × 70 mm", true],
  ["9x6x3", "9 × 6 × 3 inch", true],
  ["mailer", "", false],
])("%j and %j name the same size: %j", (asked, own, isSame) => {
  expect(isSameSize(asked, own)).toBe(isSame);
});

describe("how much larger a size is", () => {
  const requested = { lengths: [230, 155, 70], unit: "mm" } as const;

  it("is told side by side in its own order, whichever way round it is turned", () => {
    const of = (...lengths: number[]) => differenceFrom(requested, { lengths, unit: "mm" });
    expect(of(250, 180, 80)).toEqual([20, 25, 10]);
    expect(of(80, 250, 180)).toEqual([10, 20, 25]);
    expect(of(230, 155, 70)).toEqual([0, 0, 0]);
  });

  it("is in millimetres, of two sides where two were asked for", () => {
    const inches = { lengths: [9, 6], unit: "in" } as const;
    expect(listSides({ ...inches, lengths: [6, 9] })).toEqual([229, 152]);
    const bag = { lengths: [240, 110, 320], unit: "mm" } as const;
    expect(differenceFrom(inches, bag)).toEqual([88, 91]);
  });
});
