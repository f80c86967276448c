import { describe, expect, it } from "vitest";
import { stockAfter, stockFormSchema, stockRequest } from "./stock-form";

const parse = (change: string, direction: "in" | "out" | "counted" = "in") =>
  stockFormSchema.safeParse({ direction, change, reason: " Counted again " });

describe("the form of a stock change", () => {
  it("sends removed packs as a negative change", () => {
    expect(stockRequest(parse("12", "out").data ?? never())).toEqual({
      change: -12,
      reason: "Counted again",
    });
    expect(stockRequest(parse("5").data ?? never())).toMatchObject({ change: 5 });
  });

  it("sends a counted stock as the count, including zero", () => {
    expect(stockRequest(parse("0", "counted").data ?? never())).toEqual({
      counted: 0,
      reason: "Counted again",
    });
    expect(parse("", "counted").success).toBe(false);
    expect(parse("-3", "counted").success).toBe(false);
  });

  it.each([
    ["in", "5", 15],
    ["out", "12", -2],
    ["counted", "7", 7],
    ["counted", "", null],
    ["in", "0", null],
  ] as const)("shows the result of %s %j", (direction, typed, after) => {
    expect(stockAfter(10, { direction, change: typed })).toBe(after);
  });

  it.each(["", "0", "-3", "1.5", "many", "10000000"])("rejects %j", (change) => {
    expect(parse(change).success).toBe(false);
  });
});

function never(): never {
  throw new Error("The form was refused.");
}
