import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourceTexts } from "./source-files";

/** The words of the right column of docs/glossary.md. */
const refused = readFileSync("docs/glossary.md", "utf8")
  .split("\n")
  .filter((line) => /^\| (?!-|word )/.test(line))
  .flatMap((line) => (line.split("|")[3] ?? "").split(","))
  .map((word) => word.trim())
  .filter(Boolean);

const findRefused = (text: string): string[] =>
  refused.filter((word) => new RegExp(`\\b${word}s?\\b`).test(text));

it("no name or comment uses a word that the glossary refuses", () => {
  expect(refused.length).toBeGreaterThan(10);
  expect(findRefused("const input = toWish(order); // of a kept order")).toEqual([
    "kept order",
    "toWish",
  ]);
  const found = sourceTexts("{app,components,lib,prisma}/**/*.{ts,tsx}").flatMap(({ name, text }) =>
    findRefused(text).map((word) => `${name}: ${word}`),
  );
  expect(found).toEqual([]);
});
