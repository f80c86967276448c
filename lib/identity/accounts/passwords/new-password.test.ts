import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consistsOfEasyWords, MIN_BESIDE, lettersBeside, cutIntoWords } from "./new-password";

const OWN = ["KLN Packaging", "asha.rao7", "Asha Rao", "Shree Foods"];

describe("a password made of words that are easy to guess here", () => {
  it.each([
    "packaging",
    "Packaging@2026",
    "KLN-Packaging-1",
    "klnpackaging",
    "P4ck@g1ng!!",
    "paper box",
    "mailers & bags",
    "AshaRao123",
    "asha.rao7!",
    "ShreeFoods#1",
    "Admin@123",
  ])("%s is refused", (password) => {
    expect(consistsOfEasyWords(password, OWN)).toBe(true);
  });

  it.each([
    "seventeen paper boxes",
    "kraft and string",
    "eleven corrugated boards",
    "asha likes the monsoon",
    "Packaging, 48 trucks",
    "x8&Tq!vN",
    "!$%&/()=?+*#~^|<>",
  ])("%s is not", (password) => {
    expect(consistsOfEasyWords(password, OWN)).toBe(false);
  });

  it("uses each account's own details as forbidden words", () => {
    expect(consistsOfEasyWords("meera1990", ["Meera Iyer"])).toBe(true);
    expect(consistsOfEasyWords("meera1990", ["Asha Rao"])).toBe(false);
    expect(consistsOfEasyWords("मीरा अय्यर 12", ["मीरा अय्यर"])).toBe(true);
    expect(cutIntoWords(["a.b@c", "Al 2024"])).toEqual(["2024"]);
  });
});

const words = fc.array(fc.constantFrom("mailer", "kraft", "box", "asha"), { maxLength: 6 });
/** Letters that form no easy word, and digits that do not replace letters. */
const foreign = (size: fc.StringConstraints) =>
  fc.string({ ...size, unit: fc.constantFrom(...Array.from("qjvwz2689")) });

describe("what stands beside the words", () => {
  it("is never more than was put there, in whatever order and however it is capitalised", () => {
    fc.assert(
      fc.property(words, foreign({ maxLength: 8 }), fc.boolean(), (chosen, remaining, isLoud) => {
        const text = [...chosen.slice(0, 3), remaining, ...chosen.slice(3)].join(" ");
        const password = isLoud ? text.toUpperCase() : text;
        expect(lettersBeside(password, ["mailer", "kraft", "box", "asha"])).toBe(remaining.length);
      }),
    );
  });

  it("shrinks with every word that is known, and never below nothing", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }),
        fc.array(fc.string()),
        fc.string(),
        (text, known, more) => {
          const before = lettersBeside(text, known);
          const after = lettersBeside(text, [...known, more]);
          expect(after).toBeGreaterThanOrEqual(0);
          expect(after).toBeLessThanOrEqual(before);
        },
      ),
    );
  });

  it("saves any password once it is enough, whatever words surround it", () => {
    fc.assert(
      fc.property(words, foreign({ minLength: MIN_BESIDE }), (chosen, remaining) => {
        expect(consistsOfEasyWords(`${chosen.join("")}${remaining}${chosen.join("-")}`, OWN)).toBe(
          false,
        );
      }),
    );
  });

  it("condemns no password that holds none of the words", () => {
    fc.assert(
      fc.property(foreign({ minLength: 1 }), (password) => {
        expect(consistsOfEasyWords(password, OWN)).toBe(false);
      }),
    );
  });
});
