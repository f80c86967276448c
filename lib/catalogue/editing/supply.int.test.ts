import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { IP, productSteps, refusal } from "@/e2e/steps/product-steps";
import { z } from "@/lib/base/input/zod";
import { listAdminProducts, getAdminProduct } from "@/lib/catalogue/admin/queries";
import { adminProductListQuerySchema } from "@/lib/catalogue/admin/schemas";
import { readCountRows } from "@/lib/catalogue/count/write-sheet";
import { cartonText } from "@/lib/catalogue/packing";
import { productFields } from "@/lib/catalogue/fields/product-fields";
import { readFeed } from "@/lib/catalogue/feed/read-feed";
import { findDetail } from "@/lib/catalogue/product-page/find-detail";
import { listNumberedPage } from "@/lib/catalogue/queries";
import { listProductRecords } from "@/lib/catalogue/search/list-records";
import { notifyLowStock } from "@/lib/catalogue/stock/notify-low-stock";
import { readShopSettings } from "@/lib/shop/settings/queries";

const { db } = testDatabase();
const { create, update, steps } = productSteps(db);

const OPTIONS = [
  {
    name: "Your mark",
    sides: 2,
    maxColours: 3,
    minPieces: 20,
    setupFeePerColour: 1500,
    tiers: [
      { from: 20, price: 520 },
      { from: 100, price: 480.5 },
    ],
    leadDays: 9,
    tool: "plate",
  },
];
const SAMPLE = { kind: "paid", price: 250, credit: [{ from: 50, percent: 100 }] };
const MADE = { supply: "to_order", leadDays: "12", stockCount: "0" };

it("keeps the digits of its barcode until they are taken away", async () => {
  const { _id } = await create({ gtin: "4 006381 333931" });
  expect(await getAdminProduct(db, _id)).toMatchObject({ gtin: "4006381333931" });
  await update(_id, {});
  expect(await getAdminProduct(db, _id)).toMatchObject({ gtin: "4006381333931" });
  await update(_id, { gtin: "" });
  expect(await getAdminProduct(db, _id)).toMatchObject({ gtin: null });
});

it("states the recycled content of a product, as whole percent", async () => {
  const { _id } = await create({ recycledPercent: "80" });
  expect(await getAdminProduct(db, _id)).toMatchObject({ recycledPercent: 80 });
  await update(_id, {});
  expect(await getAdminProduct(db, _id)).toMatchObject({ recycledPercent: 80 });
  await update(_id, { recycledPercent: "" });
  expect(await getAdminProduct(db, _id)).toMatchObject({ recycledPercent: null });
});

describe("a product that is made to order", () => {
  it("is in stock with no stock, in lists and filters, and never low", async () => {
    const { _id } = await create(MADE);
    expect(await getAdminProduct(db, _id)).toMatchObject({
      inStock: true,
      status: "to-order",
      supply: "to_order",
      leadDays: 12,
    });
    const list = adminProductListQuerySchema.parse({ status: "to-order" });
    expect(await listAdminProducts(db, list)).toMatchObject({ total: 1, items: [{ _id }] });
    const found = await listProductRecords(db, { limit: 10, narrowed: { inStock: true } });
    expect(found.items.map((product) => product._id)).toEqual([_id]);
    expect(await notifyLowStock(db)).toBe(0);
  });

  it("needs its lead time", async () => {
    expect(await refusal(create({ ...MADE, leadDays: "" }))).toMatchObject({
      code: "invalid_input",
      details: { fields: { leadDays: expect.stringContaining("working days") as string } },
    });
  });

  it("is on no count sheet", async () => {
    await create(MADE);
    const { rows } = await readCountRows({ db, filter: {}, actor: steps.actor, ipAddress: IP });
    expect(rows).toEqual([]);
  });
});

describe("the packed weight and carton", () => {
  const carton = { length: 300, width: 200, height: 150 };

  it("come back as they were sent, stay where they are left out, and go when emptied", async () => {
    const { _id } = await create({ packedWeight: "850", carton: JSON.stringify(carton) });
    await update(_id);
    expect(await getAdminProduct(db, _id)).toMatchObject({ packedWeight: 850, carton });
    expect(await findDetail(db, _id)).toMatchObject({
      detail: { packedWeight: 850, carton },
    });
    await update(_id, { packedWeight: "", carton: "" });
    expect(await getAdminProduct(db, _id)).toMatchObject({ packedWeight: null, carton: null });
  });

  it.each([
    [{ packedWeight: "0" }, "packedWeight"],
    [{ packedWeight: "1.5" }, "packedWeight"],
    [{ carton: "30 x 20" }, "carton"],
    [{ carton: '{"length":300,"width":200}' }, "carton.height"],
    [{ carton: "[]" }, "carton"],
    [{ carton: '{"length":300,"width":200,"height":0.5}' }, "carton.height"],
  ])("are refused as %j", (fields, path) => {
    const { error } = z
      .object({ ...productFields, carton: cartonText })
      .partial()
      .safeParse(fields);
    expect(error?.issues[0]?.path.join(".")).toBe(path);
  });
});

describe("print options, sample, dieline and cost", () => {
  const sent = {
    printOptions: JSON.stringify(OPTIONS),
    sample: JSON.stringify(SAMPLE),
    dieline: "306 x 200",
    cost: "310.25",
    maxQuantity: "500",
  };

  it("come back as they were sent, and stay where a save leaves them out", async () => {
    const { _id } = await create(sent);
    await update(_id);
    expect(await getAdminProduct(db, _id)).toMatchObject({
      printOptions: OPTIONS,
      sample: SAMPLE,
      dieline: { width: 306, height: 200 },
      cost: 310.25,
      maxQuantity: 500,
    });
    await update(_id, { dieline: "" });
    expect(await getAdminProduct(db, _id)).toMatchObject({ dieline: null, cost: 310.25 });
  });

  it("hide the shop's costs from visitors", async () => {
    const { _id } = await create(sent);
    const settings = await readShopSettings(db);
    let feed = "";
    const told = readFeed(db, { origin: "https://shop.example", settings, now: new Date() });
    for await (const part of told) feed += part;
    const texts = [
      await findDetail(db, _id),
      await listProductRecords(db, { limit: 10 }),
      await listNumberedPage(db, { sort: "name", page: 1, pageSize: 10 }),
      feed,
    ].map((answer) => JSON.stringify(answer));
    for (const text of texts) {
      expect(text).toContain(_id);
      expect(text).not.toMatch(/cost|310\.25|31025/i);
    }
  });
});
