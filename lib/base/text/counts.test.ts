import { describe, expect, it } from "vitest";
import { counted, countText } from "./counts";

describe("countText", () => {
  it("groups as people in India do", () => {
    expect([0, 999, 1000, 120_000].map(countText)).toEqual(["0", "999", "1,000", "1,20,000"]);
  });
});

describe("counted", () => {
  it("uses the singular for one, and the plural for anything else", () => {
    expect(counted(1, "order")).toBe("1 order");
    expect(counted(0, "order")).toBe("0 orders");
    expect(counted(1200, "order")).toBe("1,200 orders");
    expect(counted(2, "entry", "entries")).toBe("2 entries");
  });
});
