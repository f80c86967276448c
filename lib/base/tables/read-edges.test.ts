import { expect, it } from "vitest";
import { readEdges } from "./read-edges";

it.each([
  ["600 x 400 x 350", [600, 400, 350]],
  ["60 × 40×35 cm", [600, 400, 350]],
  ["600mm*400mm*0.35m", [600, 400, 350]],
])("the edges %j are read in millimetres", (text, value) => {
  expect(readEdges(text, 3)).toEqual({ value });
});

it("are as many as are asked for, in a unit of lengths", () => {
  expect(readEdges("30,6 × 20 cm", 2, { decimalComma: true })).toEqual({ value: [306, 200] });
  expect(readEdges("600 x 400", 3).reason).toContain("does not have 3 edges");
  expect(readEdges("9 x 6 in", 2).reason).toContain("has “in” behind the number");
});

it("are refused at once in a text that no measure is as long as", { timeout: 10_000 }, () => {
  expect(readEdges(`1x${"a".repeat(400_000)}!`, 2).reason).toContain("does not have 2 edges");
});
