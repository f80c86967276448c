import { expect, it } from "vitest";
import { creditRequest, creditProblems, typedCredit } from "./credit-form";

it("shows the stored credit", () => {
  for (const credit of [
    { days: 30, limit: 50_000.5 },
    { days: null, limit: null },
  ]) {
    expect(creditRequest(typedCredit(credit))).toEqual(credit);
    expect(creditProblems(typedCredit(credit))).toEqual([]);
  }
});

it.each([
  ["30", "", "creditLimit", "neither"],
  ["", "50000", "creditLimit", "neither"],
  ["0", "50000", "creditDays", "1 to 365"],
  ["366", "50000", "creditDays", "1 to 365"],
  ["30", "0", "creditLimit", "above ₹0"],
])("%j days with %j is wrong at %s", (creditDays, creditLimit, field, words) => {
  const [problem] = creditProblems({ creditDays, creditLimit });
  expect(problem?.[0]).toBe(field);
  expect(problem?.[1]).toContain(words);
});
