import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Rounds an amount, or changes paise into rupees. A share of two amounts in percent is none of both. */
const CONVERTED =
  /Math\.(?:round|floor|ceil|trunc)\([^\n]*paise[^\n]*\/ ?\d+\)|paise\)? \/ 100\b|rupees\)? \* 100\b|2n \* \w+ \+/i;

it("lib/pricing/money.ts alone rounds amounts and converts paise", () => {
  expect("Math.floor(paise / 2)").toMatch(CONVERTED);
  expect("totalPaise / 100").toMatch(CONVERTED);
  expect("Math.round((newPaise / oldPaise) * 100)").not.toMatch(CONVERTED);
  const sources = globSync("{app,lib,components}/**/*.{ts,tsx}", {
    exclude: ["lib/db/generated/**", "**/*.test.{ts,tsx}"],
  });
  const found = sources.filter((name) => CONVERTED.test(readFileSync(name, "utf8")));
  expect(found).toEqual(["lib/pricing/money.ts"]);
});
