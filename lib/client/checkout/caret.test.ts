import { describe, expect, it } from "vitest";
import { caretAfterFormat } from "./caret";

describe("caretAfterFormat", () => {
  it("stays at the end while typing", () => {
    expect(caretAfterFormat("41111", 5, "4111 1")).toBe(6);
  });

  it("stays behind the same digit in the middle", () => {
    // A 9 typed behind the second digit of "4111 1111".
    expect(caretAfterFormat("41911 1111", 3, "4191 1111 1")).toBe(3);
    expect(caretAfterFormat("4111 91111", 6, "4111 9111 1")).toBe(6);
  });
});
