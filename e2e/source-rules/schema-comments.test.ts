import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FIRST_SENTENCE = /^.*?(?=[.:;] |$)/;

/** The words that identify it: the last word of a model's name, any word of an enum's. */
function tellingWords(kind: string, name: string): string[] {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z][a-z]+/g) ?? [];
  // "delivery" is also in "deliveries".
  return words.slice(kind === "model" ? -1 : 0).map((word) => word.replace(/y$/, ""));
}

/** Returns doc comments that are above nothing, or whose first sentence names something else. */
function findMisplaced(schema: string): string[] {
  const comments = schema.matchAll(/^((?:\/\/\/.*\n)+)(.*)/gm);
  return [...comments].flatMap(([, lines = "", below = ""]) => {
    const text = lines
      .replaceAll(/^\/\/\/ ?/gm, "")
      .replaceAll("\n", " ")
      .trim();
    const [first = ""] = FIRST_SENTENCE.exec(text) ?? [];
    const [, kind = "", name = ""] = /^(model|enum) (\w+) \{/.exec(below) ?? [];
    const isNamed = tellingWords(kind, name).some((word) =>
      new RegExp(`\\b${word}`, "i").test(first),
    );
    return isNamed ? [] : [`${below || "nothing"}: ${first}`];
  });
}

it("a doc comment of the schema is directly above what it describes", () => {
  const moved = [
    "/// A review. Only approved ones are shown.\nenum OfferState {",
    "/// A return of an order. Append-only.\n/// Goods that left together.\nmodel OrderDispatch {",
    "/// A line of an invoice, for the registers.\nmodel InvoiceRegistration {",
    "/// A file that a customer sends for printing.\nenum ArtworkState {",
    "/// A key of the API.\n\nmodel ApiKey {",
  ];
  expect(findMisplaced(moved.join("\n"))).toHaveLength(moved.length);
  const schema = readFileSync("prisma/schema.prisma", "utf8");
  expect(schema).toMatch(/^\/\/\/ .*\nmodel /m);
  expect(findMisplaced(schema)).toEqual([]);
});
