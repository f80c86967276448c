import { beforeEach, expect, it } from "vitest";
import { Prisma } from "shop-database";
import { givenProduct } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { announceChanges, SILENT_COLUMNS } from "./announce-changes";

const { db } = testDatabase();

beforeEach(async () => {
  const events = ["product.changed", "stock.low"];
  await db.webhook.create({ data: { url: "https://hooks.example/", events, secret: "sealed" } });
});

/** Makes a change of one product; returns the events that it is announced by. */
async function announced(change: Prisma.ProductUncheckedUpdateInput, isUsed = true) {
  if (!isUsed) await db.webhook.updateMany({ data: { active: false } });
  const { id } = await givenProduct(db, {
    stockCount: 30,
    specifications: { Size: "A4", GSM: "80" },
  });
  await db.$transaction((tx) =>
    announceChanges(tx, [id], () => tx.product.update({ where: { id }, data: change })),
  );
  const rows = await db.webhookDelivery.findMany({ where: { objectId: id } });
  return rows.map(({ type }) => type).sort();
}

it("lists only columns of the model as silent", () => {
  const columns = new Set<string>(Object.values(Prisma.ProductScalarFieldEnum));
  expect([...SILENT_COLUMNS].filter((column) => !columns.has(column))).toEqual([]);
});

it.each<[Prisma.ProductUncheckedUpdateInput, string[]]>([
  [{ gtin: "08901234567894" }, ["product.changed"]],
  [{ specifications: { GSM: "80", Size: "A4" } }, ["product.changed"]],
  [{ deletedAt: new Date() }, ["product.changed"]],
  [{ lowStockAt: 40 }, ["product.changed", "stock.low"]],
  [{ stockCount: 20 }, ["stock.low"]],
  [{ forSale: false, stockCount: 0 }, ["product.changed"]],
  [{ updatedAt: new Date() }, []],
  [{ rating: 4, reviewCount: 2, featuredPosition: 1, isDemo: true, costPaise: 1 }, []],
  [{ translations: { hi: { name: "डिब्बा" } } }, []],
])("%j is announced as %j", async (change, types) => {
  expect(await announced(change)).toEqual(types);
});

it("announces nothing without a subscriber", async () => {
  expect(await announced({ gtin: "08901234567894" }, false)).toEqual([]);
});

it("announces each of many products once", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.push((await givenProduct(db)).id);
  await db.$transaction((tx) =>
    announceChanges(tx, ids, async () => {
      await tx.product.updateMany({ where: { id: { in: ids } }, data: { sku: null } });
      await tx.product.updateMany({ where: { id: { in: ids.slice(1) } }, data: { gtin: "1" } });
    }),
  );
  const rows = await db.webhookDelivery.findMany({ orderBy: { objectId: "asc" } });
  expect(rows.map(({ objectId }) => objectId)).toEqual(ids.slice(1));
});
