import { expect, it } from "vitest";
import { attemptFigures, readAttemptRequest } from "./read-attempt";

const figures = { subtotal: 100, discount: 0, promoCode: null, shipping: 150, tax: 8 };

it.each(["", "{", "{}", "null"])("finds no order in %j", (request) => {
  expect(readAttemptRequest({ key: "k", request, unanswered: true })).toBeNull();
});

it("reads the figures of the total, and ignores malformed ones", () => {
  const attempt = { key: "k", request: "r", unanswered: true };
  expect(attemptFigures({ ...attempt, figures })).toEqual(figures);
  expect(attemptFigures(attempt)).toBeUndefined();
  expect(attemptFigures({ ...attempt, figures: { ...figures, tax: "8" } })).toBeUndefined();
});
