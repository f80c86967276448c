import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { readQueries } from "@/e2e/query-plans/query-count";
import { countFacets } from "./count-facets";
import { MAX_FOUND } from "./first-matches";
import { narrowedTo, type ListFilter } from "./list-filters";
import { searchProducts } from "./search-products";
import { searchWithFacets } from "./search-with-facets";

const { db } = testDatabase();

beforeEach(async () => {
  for (let index = 0; index < 5; index++) {
    await givenProduct(db, {
      name: `Kraft tray ${index}`,
      category: index % 2 ? "Boxes" : "Protection",
      stockCount: index,
      pricePaise: (index + 1) * 100_00,
      specifications: { Material: index % 2 ? "Kraft board" : "Bagasse" },
    });
  }
});

type Requested = Parameters<typeof searchWithFacets>[1];

const SEARCH: Requested = { q: "tray", sort: "relevance", limit: 2, offset: 0 };
const KRAFT: ListFilter[] = [["material", "kraft"]];
const CHEAP: ListFilter[] = [...KRAFT, ["inStock", "true"], ["maxPrice", "150"]];

const inOrder = ({ counts, ...rest }: Awaited<ReturnType<typeof countFacets>>) => ({
  ...rest,
  counts: [...counts].sort((a, b) => (a.name + a.value < b.name + b.value ? -1 : 1)),
});

/** Reads the page and the counts separately, for comparison. */
async function apart({ filters = [], ...search }: Requested) {
  const { didYouMean, ...facets } = await countFacets(db, { ...search, filters });
  const page = await searchProducts(db, { ...search, narrowed: narrowedTo(filters) });
  expect(page.didYouMean).toBe(didYouMean);
  return { ...page, facets: inOrder(facets) };
}

async function together(search: Requested) {
  const { facets, ...page } = await searchWithFacets(db, search);
  return { ...page, facets: inOrder(facets) };
}

describe("a search with what it can be narrowed to", () => {
  it.each<[string, Partial<Requested>]>([
    ["all of it", {}],
    ["a later page", { offset: 4 }],
    ["a page after the last", { offset: 6 }],
    ["in a category and an order", { category: "Boxes", sort: "price-desc" }],
    ["narrowed", { filters: KRAFT }],
    ["narrowed until nothing is left", { filters: CHEAP }],
    ["with a slip in it", { q: "kraft trya" }],
    ["what there is not", { q: "elephant" }],
    ["no word", { q: "&" }],
    ["filters alone", { q: "", filters: KRAFT, sort: "name" }],
  ])("finds and counts as each of them does: %s", async (_, change) => {
    const search = { ...SEARCH, ...change };
    const due = await apart(search);
    expect(await together(search)).toEqual(due);
  });

  it("finds and counts more matches than a list shows", async () => {
    const plain = { description: "", category: "Boxes", thumbnailImage: "", pricePaise: 100 };
    const sold = { stockCount: 1, specifications: { Material: "Kraft" } };
    await db.product.createMany({
      data: Array.from({ length: MAX_FOUND }, (__, n) => ({
        ...plain,
        ...sold,
        name: `Tray ${n}`,
      })),
    });
    expect(await together(SEARCH)).toEqual(await apart(SEARCH));
    expect((await together(SEARCH)).facets.total).toBe(MAX_FOUND + 5);
  });

  it("needs one statement, for any filters", async () => {
    expect(await readQueries(() => searchWithFacets(db, SEARCH))).toHaveLength(1);
    const narrowed = { ...SEARCH, filters: KRAFT };
    expect(await readQueries(() => searchWithFacets(db, narrowed))).toHaveLength(1);
  });
});
