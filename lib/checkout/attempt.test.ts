import { expect, it } from "vitest";
import { attemptFor, attemptFrom, requestOf } from "./attempt";

it("keeps its key as long as the request stays the same", () => {
  const first = attemptFor(null, "a", () => "k1");
  expect(first).toEqual({ key: "k1", request: "a", unanswered: true });
  expect(attemptFor(first, "a", () => "k2").key).toBe("k1");
  expect(attemptFor(first, "b", () => "k2").key).toBe("k2");
});

it.each([undefined, null, 4, "x", {}, { key: "k" }])("reads no attempt from %j", (stored) => {
  expect(attemptFrom(stored)).toBeNull();
});

it("reads what a history entry kept", () => {
  const attempt = { key: "k", request: "r", unanswered: true };
  expect(attemptFrom(structuredClone(attempt))).toEqual(attempt);
});

it.each(["", "{", "{}", "null"])("finds no order in %j", (request) => {
  expect(requestOf({ key: "k", request, unanswered: true })).toBeNull();
});
