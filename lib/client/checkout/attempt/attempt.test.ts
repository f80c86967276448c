import { expect, it } from "vitest";
import { attemptFor, attemptFrom } from "./attempt";

const figures = { subtotal: 100, discount: 0, promoCode: null, shipping: 150, tax: 8 };

it("keeps its key as long as the request stays the same", () => {
  const first = attemptFor(null, "a", figures, () => "k1");
  expect(first).toEqual({ key: "k1", request: "a", figures, unanswered: true });
  const again = attemptFor(first, "a", undefined, () => "k2");
  expect(again).toMatchObject({ key: "k1", figures });
  const other = attemptFor(first, "b", undefined, () => "k2");
  expect(other).toMatchObject({ key: "k2", figures: undefined });
});

it.each([undefined, null, 4, "x", {}, { key: "k" }])("reads no attempt from %j", (stored) => {
  expect(attemptFrom(stored)).toBeNull();
});

it("reads the attempt of a history entry", () => {
  const attempt = { key: "k", request: "r", figures, unanswered: true };
  expect(attemptFrom(structuredClone(attempt))).toEqual(attempt);
});
