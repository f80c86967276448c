import { expect, it } from "vitest";
import { hasMoreSeparators } from "./separators";

it.each([
  ["", 0, false],
  ["a", 0, false],
  ["a,b", 0, true],
  ["a,b", 1, false],
  [",,,", 2, true],
  [";;;", 0, false],
])("counts the separators of %j as far as %d", (text, most, expected) => {
  expect(hasMoreSeparators(text, ",", most)).toBe(expected);
});
