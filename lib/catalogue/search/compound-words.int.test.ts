import { beforeEach, expect, it } from "vitest";
import { DEFAULT_SYNONYMS, synonymsFrom } from "@/lib/shop/settings/synonyms";
import { givenDemoProducts } from "@/e2e/support/demo-products";
import { testDatabase } from "@/e2e/support/database";
import { searchProducts } from "./search-products";

const { db } = testDatabase();

beforeEach(() => givenDemoProducts(db));

const synonyms = synonymsFrom(DEFAULT_SYNONYMS);

async function search(q: string) {
  const query = { q, synonyms, sort: "relevance", limit: 3, offset: 0 } as const;
  const { items, didYouMean } = await searchProducts(db, query);
  return { names: items.map(({ name }) => name), didYouMean };
}

it.each([
  ["paperbag", "paper bag"],
  ["paperbags", "paper bag"],
  ["papercup", "paper cup"],
  ["coldcup", "cold cup"],
  ["pizzabox", "pizza box"],
  ["mailerbox kraft", "mailer box kraft"],
  ["courierbag", "courier bag"],
  ["bubblewrap", "bubble wrap"],
  ["clam shell", "clamshell"],
  ["thaili", "bag"],
  ["standee pouch", "zip pouch"],
  ["9''x6''", "9x6"],
  ["9'x6'", "9x6"],
  ["9’’x6’’ clamshell", "9x6 clamshell"],
])("finds for %j the results of %j, without a note", async (typed, plain) => {
  const [found, meant] = [await search(typed), await search(plain)];
  expect(found.names.length).toBeGreaterThan(0);
  expect(found).toEqual({ names: meant.names, didYouMean: undefined });
});
