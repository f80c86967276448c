import { expect, it } from "vitest";
import { MAX_OWN_WORDS, ownWordsFrom, ownWordsProblem } from "./own-word-lines";

it("reads a translation per line, and skips empty ones", () => {
  const text = "Kraft paper = क्राफ़्ट पेपर\n\n  # GSM=# जीएसएम \nFood safe =";
  expect(ownWordsProblem(text)).toBeNull();
  expect(ownWordsFrom(text)).toEqual({ "Kraft paper": "क्राफ़्ट पेपर", "# GSM": "# जीएसएम" });
});

it.each(["Kraft paper", "= क्राफ़्ट", "a = b = c", "# GSM = जीएसएम"])(
  "reports a line without a translation: %s",
  (line) => {
    expect(ownWordsProblem(`Lid = ढक्कन\n${line}`)).toBe(
      `Write the English text, “=” and its translation, with each # on both sides. This line is not so: ${line}`,
    );
    expect(ownWordsFrom(line)).toEqual({});
  },
);

it("has a limit of lines and of their length", () => {
  const lines = Array.from({ length: MAX_OWN_WORDS + 1 }, (_, index) => `Word ${index} = शब्द`);
  expect(ownWordsProblem(lines.join("\n"))).toBe("Use at most 500 lines");
  expect(ownWordsProblem(lines.slice(1).join("\n"))).toBeNull();
  expect(ownWordsProblem(`${"x".repeat(400)} = y`)).toMatch(
    /^Use at most 400 characters in a line/,
  );
});
