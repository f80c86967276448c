import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { lowestPrice } from "@/lib/pricing/price-tiers";
import { listProductRecords } from "../search/list-records";
import { listProducts } from "../queries";
import { unitPrice } from "./unit-price";

/** Tests that lists sort by the same piece price that their cards show. */

const { db } = testDatabase();

const given = (packSize: string, pricePaise: number, tierPaise?: number) =>
  givenProduct(db, {
    name: `${packSize} at ${pricePaise}`,
    pricePaise,
    priceTiers: tierPaise ? [{ from: 10, pricePaise: tierPaise }] : [],
    specifications: packSize ? { "Pack size": packSize } : {},
  });

it("is of one piece where the pack counts them, at its lowest price", async () => {
  const packs = ["", "100 pieces", "1,000 sheets", "3 rolls", "250 pieces, tubs", "5 kg", "1 roll"];
  for (const [index, pack] of packs.entries()) {
    await given(pack, 10_050 + index, index % 2 ? 9_950 : undefined);
  }
  const rows = await db.product.findMany();
  expect(rows).toHaveLength(packs.length);
  for (const { name, specifications, pricePaise, priceTiers, piecePaise } of rows) {
    const lowest = lowestPrice({ pricePaise, priceTiers: priceTiers as [] });
    const { "Pack size": packSize = null } = specifications as Record<string, string>;
    expect(piecePaise, name).toBe(unitPrice(lowest, packSize)?.paise ?? lowest);
  }
});

it("runs a list from the lowest on, also of a search, page by page", async () => {
  await given("100 pieces", 50_000);
  await given("1,000 pieces", 90_000);
  await given("10 pieces", 20_000, 4_000);
  const names = ["1,000 pieces at 90000", "10 pieces at 20000", "100 pieces at 50000"];
  const sort = "piece-asc" as const;
  const { items } = await listProducts(db, { sort, limit: 9 });
  expect(items.map(({ name }) => name)).toEqual(names);
  for (const q of [undefined, "pieces"]) {
    const first = await listProductRecords(db, { q, sort, limit: 2 });
    const remaining = await listProductRecords(db, { q, sort, limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...remaining.items].map(({ name }) => name)).toEqual(names);
  }
});
