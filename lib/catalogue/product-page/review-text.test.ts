import { expect, it } from "vitest";
import { formatReviewDate, initialOf } from "./review-text";

it("writes the day of the calendar, whatever the time zone of the server", () => {
  expect(formatReviewDate("2026-03-09")).toBe("9 March 2026");
});

it.each([
  ["asha rao", "A"],
  ["  Émile", "É"],
  ["कविता", "क"],
  ["(Ravi)", "R"],
  ["", "?"],
  ["42", "?"],
])("takes the initial of %o", (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
