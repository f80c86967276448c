import { describe, expect, it } from "vitest";
import { stockFormSchema, stockRequest } from "./stock-form";

const parse = (change: string, direction: "in" | "out" = "in") =>
  stockFormSchema.safeParse({ direction, change, reason: " Counted again " });

describe("the form of a stock change", () => {
  it("sends packs that went as a negative change", () => {
    expect(stockRequest(parse("12", "out").data ?? never())).toEqual({
      change: -12,
      reason: "Counted again",
    });
    expect(stockRequest(parse("5").data ?? never())).toMatchObject({ change: 5 });
  });

  it.each(["", "0", "-3", "1.5", "many", "10000000"])("refuses %j", (change) => {
    expect(parse(change).success).toBe(false);
  });
});

function never(): never {
  throw new Error("The form was refused.");
}
