import { expect, it } from "vitest";
import type { Prisma } from "@/lib/db/generated/client";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { queriesOf } from "@/e2e/query-plans/query-count";
import type { KnownProduct } from "./known-products";
import { searchWithFacets } from "./search-with-facets";

const { db } = testDatabase();

const SEARCH = { q: "tray", sort: "relevance", limit: 24, offset: 0 } as const;

async function givenTrays() {
  const tray = await givenProduct(db, { name: "Kraft tray", pricePaise: 100_00 });
  await givenProduct(db, { name: "Bagasse tray" });
  return tray;
}

const knowing = (known: Map<string, KnownProduct>) => searchWithFacets(db, { ...SEARCH, known });

it("reads again what has changed since, and nothing else", async () => {
  const { id } = await givenTrays();
  const known = new Map<string, KnownProduct>();
  expect(await queriesOf(() => knowing(known))).toHaveLength(2);
  expect(await queriesOf(() => knowing(known))).toHaveLength(1);
  await db.product.update({ where: { id }, data: { pricePaise: 90_00 } });
  expect(await queriesOf(() => knowing(known))).toHaveLength(2);
  expect(await queriesOf(() => knowing(known))).toHaveLength(1);
});

it.each<Prisma.ProductUpdateInput>([
  { pricePaise: 90_00 },
  { originalPricePaise: 120_00 },
  { priceTiers: [{ from: 10, pricePaise: 80_00 }], minQuantity: 2 },
  { forSale: false },
  { stockCount: 0 },
  { stockCount: { decrement: 1 } },
  { rating: 4.5, reviewCount: 2 },
  { isNew: true },
  { name: "Brown tray" },
  { thumbnailImage: "/media/another.webp", images: ["/media/another.webp"] },
  { specifications: { "Pack size": "50 pieces" } },
  { draft: true },
  { deletedAt: new Date() },
])("shows a product as it is now, whatever was known of it: %j", async (data) => {
  const { id } = await givenTrays();
  const known = new Map<string, KnownProduct>();
  const before = await knowing(known);
  expect(before.items).toHaveLength(2);
  await db.product.update({ where: { id }, data });
  const after = await knowing(known);
  expect(after).toEqual(await searchWithFacets(db, SEARCH));
  expect(after).not.toEqual(before);
});

it("shows what a statement of another program changed, which tells nobody", async () => {
  const { id } = await givenTrays();
  const known = new Map<string, KnownProduct>();
  await knowing(known);
  await db.$executeRaw`UPDATE products SET "pricePaise" = 70_00 WHERE id = ${id}::uuid`;
  const { items } = await knowing(known);
  expect(items.find(({ _id }) => _id === id)).toMatchObject({ price: 70 });
});
