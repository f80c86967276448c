import { readDay } from "@/lib/base/tables/read-day";
import { readPacks } from "@/lib/base/tables/read-measure";
import type { RequestedPrice } from "../add/company-entry";
import { readPrice, type SentTier } from "../price-lists/read-price";
import { has, textIn, type CompanyRows } from "./company-rows";
import { readRupees } from "./read-terms";

/** The agreed prices of a company, by article number. */
export function readPrices(company: CompanyRows): RequestedPrice[] {
  const byProduct = Map.groupBy(
    company.rows.filter((row) => has(row, "product", "from", "price", "validUntil")),
    (row) => textIn(row, "product").toLowerCase(),
  );
  return [...byProduct].flatMap(([key, rows]): RequestedPrice[] => {
    const [first] = rows;
    if (!first) return [];
    if (key === "") {
      company.refuse(
        first.row,
        "product",
        "Write the article number of the product that this price is for.",
      );
      return [];
    }
    const tiers = rows.map((row): SentTier => ({
      from: has(row, "from") ? (company.value(row, "from", readPacks) ?? NaN) : 1,
      price: company.value(row, "price", readRupees) ?? NaN,
      row: row.row,
      at: "",
    }));
    if (tiers.some(({ from, price }) => Number.isNaN(from) || Number.isNaN(price))) {
      for (const row of rows.filter((each) => !has(each, "price")))
        company.refuse(row.row, "price", "Write the agreed price.");
      return [];
    }
    const read = readPrice({ row: first.row, percent: null, tiers });
    if ("errors" in read) company.problems.push(...read.errors);
    else if ("tiers" in read.listed) {
      const until = rows.find((row) => has(row, "validUntil"));
      const validUntil = (until && company.value(until, "validUntil", readDay)) ?? null;
      const place = { row: first.row, column: "product" };
      return [{ product: textIn(first, "product"), place, tiers: read.listed.tiers, validUntil }];
    }
    return [];
  });
}
