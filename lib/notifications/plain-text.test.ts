import { describe, expect, it } from "vitest";
import { greetingName, textParts, wrap } from "./plain-text";

describe("greetingName", () => {
  it.each(["Asha", "Rohan D'Souza", "Dr. A. P. J. Abdul Kalam", "अनिता शर्मा", "Jean-Luc"])(
    "keeps %s",
    (name) => expect(greetingName(name)).toBe(name),
  );

  it.each(["win.example.com", "see http://x.y", "Free 500", "a@b.in", "x".repeat(61), "<b>"])(
    "has no greeting for %s",
    (name) => expect(greetingName(name)).toBeUndefined(),
  );
});

describe("the text part", () => {
  it("breaks paragraphs at 72 characters", () => {
    const lines = wrap("word ".repeat(40).trim()).split("\n");
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(72);
  });

  it("separates its parts by one empty line", () => {
    expect(textParts("a", undefined, "", false, "b")).toBe("a\n\nb\n");
  });
});
