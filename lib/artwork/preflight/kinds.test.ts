import { expect, it } from "vitest";
import { toKind } from "./kinds";

const readKind = (head: string) => toKind(Buffer.from(head))?.type;

it("detects a drawing after its declaration and comments", () => {
  expect(readKind('\ufeff<?xml version="1.0"?>\n<!-- a --><!-- b > --->\n<svg>')).toBe(
    "image/svg+xml",
  );
  expect(readKind('<!DOCTYPE svg PUBLIC "a">\n<svg xmlns="b">')).toBe("image/svg+xml");
  expect(readKind("<!-- a --> b <svg>")).toBeUndefined();
  expect(readKind("<!-- <svg>")).toBeUndefined();
});

it("rejects endless comments quickly", () => {
  const startedAt = performance.now();
  expect(readKind("<!---->".repeat(30))).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
