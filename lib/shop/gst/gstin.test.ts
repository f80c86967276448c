import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkCharacter, gstinProblem, gstinStateProblem, plainGstin } from "./gstin";
import { INDIAN_STATES, getStateCode, getStateName } from "./states";

const VALID = ["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", "24AAQCA8719H1ZC"];

const letters = fc.stringMatching(/^[A-Z]{5}$/);
const gstin = fc
  .record({
    state: fc.constantFrom(...INDIAN_STATES).map((name) => getStateCode(name) ?? ""),
    pan: fc.tuple(letters, fc.stringMatching(/^[0-9]{4}[A-Z]$/)).map((parts) => parts.join("")),
    rest: fc.stringMatching(/^[1-9A-Z]Z$/),
  })
  .map(({ state, pan, rest }) => state + pan + rest)
  .map((body) => body + checkCharacter(body));

describe("a GSTIN", () => {
  it.each(VALID)("can be %s", (text) => {
    expect(gstinProblem(text)).toBeNull();
  });

  it.each([
    ["29AAFCA7488L1Z0", /last character/],
    ["27AABCU9603R1ZX", /last character/],
    ["", /15 characters; this one has 0/],
    ["27AAPFU0939F1Z", /this one has 14/],
    ["27AAPFU0939F1ZVV", /this one has 16/],
    ["27AAPFU0939F0ZV", /not a GSTIN/],
    ["AA27PFU0939F1ZV", /not a GSTIN/],
    ["27aapfu0939f1zv", /not a GSTIN/],
    ["00AAPFU0939F1ZV", /00 is none/],
    ["25AAPFU0939F1ZV", /25 is none/],
  ])("cannot be %j", (text, problem) => {
    expect(gstinProblem(text)).toMatch(problem);
  });

  it("is stored in capitals and without spaces", () => {
    expect(plainGstin(" 27aapfu 0939f1zv ")).toBe(VALID[0]);
  });

  it("shows every single mistyped character", () => {
    const places = fc.integer({ min: 0, max: 14 });
    const characters = fc.constantFrom(...Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"));
    fc.assert(
      fc.property(gstin, places, characters, (right, place, character) => {
        expect(gstinProblem(right)).toBeNull();
        fc.pre(right[place] !== character);
        const wrong = right.slice(0, place) + character + right.slice(place + 1);
        expect(gstinProblem(wrong)).not.toBeNull();
      }),
    );
  });

  it("needs a billing address of its own state", () => {
    expect(gstinStateProblem("27AAPFU0939F1ZV", "maharashtra ")).toBeNull();
    expect(gstinStateProblem("27AAPFU0939F1ZV", "Haryana")).toContain("Maharashtra (27)");
  });
});

describe("the states", () => {
  it("are 36, each with a code of its own", () => {
    expect(INDIAN_STATES).toHaveLength(36);
    const codes = INDIAN_STATES.map((name) => getStateCode(name) ?? "");
    expect(new Set(codes).size).toBe(36);
    expect(codes.map(getStateName)).toEqual(INDIAN_STATES);
  });

  it.each([
    ["Jammu and Kashmir", "01"],
    ["delhi", "07"],
    ["Ladakh", "38"],
    ["Other Territory", "97"],
    ["Delhi NCR", null],
    ["__proto__", null],
  ])("have codes: %s is %s", (name, code) => {
    expect(getStateCode(name)).toBe(code);
  });
});
