import { expect, it } from "vitest";
import { cashLaw } from "./cash-law";

it("cites the law of the day", () => {
  expect(cashLaw("2026-03-31")).toBe("Income-tax Act 1961, section 269ST");
  expect(cashLaw("2026-04-01")).toBe("Income-tax Act 2025, section 186");
});
