import { expect, it } from "vitest";
import { toKind } from "./kinds";

const readKind = (head: string) => toKind(Buffer.from(head))?.type;

it("knows a drawing behind its declaration and comments", () => {
  expect(readKind('\ufeff<?xml version="1.0"?>\n<!-- a --><!-- b > --->\n<svg>')).toBe(
    "image/svg+xml",
  );
  expect(readKind('<!DOCTYPE svg PUBLIC "a">\n<svg xmlns="b">')).toBe("image/svg+xml");
  expect(readKind("<!-- a --> b <svg>")).toBeUndefined();
  expect(readKind("<!-- <svg>")).toBeUndefined();
});

it("tells at once that comments without end are no drawing", () => {
  const startedAt = performance.now();
  expect(readKind("<!---->".repeat(30))).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
