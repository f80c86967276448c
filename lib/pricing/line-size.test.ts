import { expect, it } from "vitest";
import { sizeOfLine } from "./line-size";

const made = {
  style: "mailer-box",
  length: 230,
  width: 155.5,
  height: 70,
  inside: true,
  board: "e-flute",
  print: "two-colours",
  finish: null,
  table: 3,
  thickness: 1.6,
  colours: 2,
};

it("is read from the spec of a line, next to its texts", () => {
  expect(sizeOfLine({ size: "230 × 155.5 × 70 mm inside", made })).toEqual(made);
  for (const other of [null, undefined, {}, { size: "230 × 155 × 70 mm", print: "CMYK" }]) {
    expect(sizeOfLine(other)).toBeNull();
  }
});

it.each([
  ["a style that is none", { ...made, style: "crate" }],
  ["a length of nothing", { ...made, length: 0 }],
  ["a length that is no number", { ...made, width: "155" }],
  ["a length without end", { ...made, height: Infinity }],
  ["a board without thickness", { ...made, thickness: undefined }],
  ["another key", { ...made, margin: 30 }],
  ["nothing", null],
])("%s is refused", (_, wrong) => expect(() => sizeOfLine({ made: wrong })).toThrow());
