import { expect, it } from "vitest";
import { safeName, toKind } from "./kinds";

const kindOf = (head: string) => toKind(Buffer.from(head))?.type;

it("knows a drawing behind its declaration and comments", () => {
  expect(kindOf('\ufeff<?xml version="1.0"?>\n<!-- a --><!-- b > --->\n<svg>')).toBe(
    "image/svg+xml",
  );
  expect(kindOf('<!DOCTYPE svg PUBLIC "a">\n<svg xmlns="b">')).toBe("image/svg+xml");
  expect(kindOf("<!-- a --> b <svg>")).toBeUndefined();
  expect(kindOf("<!-- <svg>")).toBeUndefined();
});

it("tells at once that comments without end are no drawing", () => {
  const startedAt = performance.now();
  expect(kindOf("<!---->".repeat(30))).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

it("names a file by one plain line", () => {
  expect(safeName('..\\..\\a/"b\r\n.pdf')).toBe("b .pdf");
});
