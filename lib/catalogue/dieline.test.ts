import { describe, expect, it } from "vitest";
import { isSameSize } from "@/lib/pricing/dieline";
import {
  dielineField,
  dielineText,
  optionDielineField,
  printedDieline,
  sheetSize,
} from "./dieline";

describe("the field of a dieline", () => {
  it.each([
    ["306 × 200", { width: 306, height: 200 }],
    [" 306.5x200 mm", { width: 306.5, height: 200 }],
    ["60*40MM", { width: 60, height: 40 }],
    ["", null],
    ["  ", null],
  ])("reads %j", (text, size) => {
    expect(dielineField.parse(text)).toEqual(size);
    if (size) expect(dielineField.parse(dielineText(size))).toEqual(size);
  });

  it.each(["306", "306 × 200 × 80", "0 × 200", "9000 × 200", "-1 × 20", "1e3 × 20", "a × b"])(
    "refuses %j and shows the format",
    (text) => {
      expect(dielineField.safeParse(text).error?.issues[0]?.message).toMatch(
        /width × height in mm, such as 306 × 200/,
      );
    },
  );
});

it("compares sizes within a millimetre, either way round", () => {
  const size = { width: 306, height: 200 };
  expect(isSameSize(size, { width: 307, height: 199 })).toBe(true);
  expect(isSameSize(size, { width: 200, height: 306 })).toBe(true);
  expect(isSameSize(size, { width: 307.1, height: 200 })).toBe(false);
  expect(sheetSize({ width: 406.84, height: 656 })).toBe("406.8 × 656 mm");
});

it("is that of the chosen print where the option has its own, and reads it as text and as the API states it", () => {
  const lid = { width: 306, height: 200 };
  const product = {
    dieline: { width: 612, height: 400 },
    printOptions: [{ name: "Lid", dieline: lid }, { name: "Body" }],
  };
  expect(printedDieline(product, "lid")).toEqual(lid);
  expect(printedDieline(product, "Body")).toEqual(product.dieline);
  expect(printedDieline(product, undefined)).toEqual(product.dieline);
  expect(printedDieline({ dieline: null, printOptions: null }, "Lid")).toBeNull();
  for (const written of ["306 × 200 mm", lid]) {
    expect(optionDielineField.parse(written)).toEqual(lid);
  }
  for (const none of ["", null, undefined]) {
    expect(optionDielineField.parse(none)).toBeUndefined();
  }
  for (const wrong of ["306", "1 x 1", { width: 1, height: 200 }, { width: 306 }]) {
    const { error } = optionDielineField.safeParse(wrong);
    expect(error?.issues[0]?.message).toContain("width × height in mm");
  }
});
