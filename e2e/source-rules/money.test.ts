import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rupees } from "@/lib/catalogue/number-fields";
import { priceSchema } from "@/lib/offers/fields";
import { MOST_PRICE_PAISE, toRupees } from "@/lib/pricing/money";
import { rateFields } from "@/lib/shop/shipping/rate-fields";

/**
 * Matches rounding of amounts and conversion between paise and rupees. A ratio of two amounts in percent is
 * neither.
 */
const CONVERTED =
  /Math\.(?:round|floor|ceil|trunc)\([^\n]*paise[^\n]*\/ ?\d+\)|paise\)? \/ 100\b|rupees\)? \* 100\b|\bprice \* 100\b|2n \* \w+ \+/i;

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

const { perKg, least } = rateFields.shape;

/**
 * The schemas that read the amounts of each 32-bit column; order lines copy those of products, offers and the size
 * table.
 */
const PRICE_READERS = {
  costPaise: [rupees("A cost"), priceSchema],
  leastPaise: [least],
  originalPricePaise: [rupees("A price")],
  perKgPaise: [perKg],
  piecePaise: [],
  pricePaise: [rupees("A price"), priceSchema],
  roundOffPaise: [],
};

it("no form accepts an amount that its column cannot hold", () => {
  const columns = readFileSync("prisma/schema.prisma", "utf8").matchAll(/(\w+Paise) +Int\b/g);
  const names = new Set(Array.from(columns, ([, name = ""]) => name));
  expect([...names].sort()).toEqual(Object.keys(PRICE_READERS));
  for (const reader of Object.values(PRICE_READERS).flat()) {
    expect(reader.safeParse(toRupees(MOST_PRICE_PAISE + 1)).success).toBe(false);
  }
});
