import { expect, it } from "vitest";
import { bankRatesFrom, bankRatesProblem, KNOWN_BANK_RATES } from "./bank-rates";

it("reads rates by their first day", () => {
  expect(bankRatesProblem(KNOWN_BANK_RATES)).toBeNull();
  expect(bankRatesFrom(KNOWN_BANK_RATES).at(-1)).toEqual({ from: "2025-12-05", basisPoints: 550 });
});

it("reads a rate as a percentage is typed", () => {
  expect(bankRatesFrom("2025-12-05 5.50%")).toEqual([{ from: "2025-12-05", basisPoints: 550 }]);
});

it.each([
  ["2025-12-05 5,50", "This line is not so"],
  ["2025-12-05 100", "This line is not so"],
  ["", "Name at least one rate"],
  ["2025-12-05", "This line is not so"],
  ["2025-02-30 5.5", "This line is not so"],
  ["2025-12-05 5.555", "This line is not so"],
  ["2025-12-05 5.5\n2025-06-06 5.75", "oldest rate first"],
  ["2025-12-05 5.5\n2025-12-05 5.75", "each day once"],
])("refuses %j", (text, problem) => {
  expect(bankRatesProblem(text)).toContain(problem);
});
