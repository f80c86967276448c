import { describe, expect, it } from "vitest";
import { greetingName } from "./greeting-name";

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
