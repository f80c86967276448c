import { expect, it } from "vitest";
import { ratingDistribution, formatReviewDate, getInitial } from "./reviews";

it("goes from 5 stars down to 1, in rounded percent", () => {
  expect(ratingDistribution({ 5: 4, 4: 1, 1: 1 })).toEqual([
    { stars: 5, count: 4, percent: 67 },
    { stars: 4, count: 1, percent: 17 },
    { stars: 3, count: 0, percent: 0 },
    { stars: 2, count: 0, percent: 0 },
    { stars: 1, count: 1, percent: 17 },
  ]);
});

it("is all zero without reviews", () => {
  expect(ratingDistribution({}).every(({ percent }) => percent === 0)).toBe(true);
});

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
  expect(getInitial(name)).toBe(initial);
});
