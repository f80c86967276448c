import { describe, expect, it } from "vitest";
import { toExpected } from "./expected";
import { countColours, readInks, readSize } from "./made-to-measure";

describe("the size of an offer's line", () => {
  it.each([
    ["120 × 80 mm", { width: 120, height: 80 }],
    ["120x80mm", { width: 120, height: 80 }],
    ["12.5 x 8 cm (L × W)", { width: 125, height: 80 }],
    ["120 mm × 80 mm, flat", { width: 120, height: 80 }],
    ['4" x 2"', { width: 101.6, height: 50.8 }],
    ["4 * 2 inches", { width: 101.6, height: 50.8 }],
  ])("is a flat size: %s", (text, dieline) => {
    expect(readSize(text)).toEqual({ dieline, face: null });
  });

  it.each([
    ["230 × 155 × 70 mm", { width: 230, height: 155 }],
    ["7 × 15.5 × 23 cm (L × W × H), inside", { width: 230, height: 155 }],
  ])("has a depth and therefore a face: %s", (text, face) => {
    expect(readSize(text)).toEqual({ dieline: null, face });
  });

  it.each([
    "",
    "A4",
    "120 × 80",
    "120 × 80 + 30 mm",
    "120 mm × 80 cm × 3",
    "120 × 80 × 70 × 60 mm",
    "0 × 80 mm",
    "ca. 120 × 80 mm",
    "120 × 80 mmm",
  ])("is unknown and binds nothing: %s", (text) => {
    expect(readSize(text)).toEqual({ dieline: null, face: null });
  });
});

it.each([
  ["2 colours, outside", 2],
  ["Two colours, outside", 2],
  ["Your mark, sides: 1, colours: 2", 2],
  ["2-color offset", 2],
  ["single colour", 1],
  ["2 colours outside, 1 colour inside", 3],
  ["CMYK", 4],
  ["CMYK + 1 spot colour", 5],
  ["4 colours (CMYK)", 4],
  ["CMYK + Pantone 485 C", 5],
  ["CMYK + white", null],
  ["full colour", 4],
  ["printed", null],
  ["", null],
])("the colours of “%s” are %s", (text, count) => {
  expect(countColours(text)).toBe(count);
});

it.each([
  ["black and Pantone 347 C", null, ["black", "PANTONE 347 C"]],
  ["2 colours: black, PMS 485", 2, ["black", "PANTONE 485"]],
  ["2 colours, one of them black", 2, null],
  ["2 colours", 2, null],
  ["CMYK", 4, ["cyan", "magenta", "yellow", "black"]],
])("the inks of “%s” are named, or not all", (text, colours, inks) => {
  expect(readInks(text, colours)).toEqual(inks);
});

it("an order line is bound by its offer's text, but not one of a product", () => {
  const spec = { size: "120 × 80 mm", print: "2 colours, outside" };
  const product = { dieline: { width: 9, height: 9 }, printOptions: null };
  const line = { kind: "custom", print: null, product, spec } as const;
  expect(toExpected(line)).toEqual({
    faces: null,
    colours: 2,
    inks: null,
    dieline: { width: 120, height: 80 },
    face: null,
  });
  expect(toExpected({ ...line, spec: null })).toMatchObject({ colours: null, dieline: null });
  expect(toExpected({ ...line, spec: { size: 5 } })).toMatchObject({ dieline: null });
});
