import { describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { priceListSteps } from "@/e2e/steps/company/price-list-steps";
import { testDatabase } from "@/e2e/support/database";
import { readCsv } from "@/e2e/support/read-csv";
import { csvStream } from "@/lib/base/text/csv";
import { deletePriceList } from "./delete-price-list";
import { listPriceLists, priceCells, readPriceList } from "./queries";
import { savePriceList } from "./save-price-list";
import { MAX_PRICES, PRICE_COLUMNS, savePriceListSchema } from "./schemas";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);
const { givenList, giveList } = priceListSteps(db);

const save = (
  id: string,
  request: unknown,
  { dryRun = false, readAt = undefined as string | undefined } = {},
) =>
  savePriceList({
    db,
    id,
    readAt,
    dryRun,
    actor: meera,
    ipAddress: FROM,
    request: savePriceListSchema.parse(request),
  });

const TIERS = [
  { from: 1, price: 90 },
  { from: 20, price: 80.5 },
];

async function givenProducts() {
  const box = await givenProduct(db, { name: "Kraft box", sku: "KB-1", pricePaise: 10_000 });
  const tape = await givenProduct(db, { name: "Paper tape", sku: "PT-2", pricePaise: 5_000 });
  return { box, tape };
}

describe("a price list", () => {
  it("is stored with its rows, listed by name, and audited", async () => {
    const { box, tape } = await givenProducts();
    const { id: company } = await givenCompany();
    const rows = [
      { product: box.id, tiers: TIERS },
      { sku: "pt-2", percent: "12.5" },
    ];
    const terms = { name: "Bakeries", from: "2026-04-01", to: "2099-03-31" };
    const list = await giveList(company, { ...terms, rows });
    expect(list.rows).toEqual([
      { product: box.id, name: "Kraft box", sku: "KB-1", publicPrice: 100, tiers: TIERS },
      { product: tape.id, name: "Paper tape", sku: "PT-2", publicPrice: 50, percent: 12.5 },
    ]);
    await givenList({ name: "Apothecaries", from: "2099-01-01" });
    const { items, total } = await listPriceLists(db, { limit: 10 });
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { name: "Apothecaries", state: "upcoming", products: 0, companies: [] },
      { ...terms, state: "current", products: 2, companies: [{ _id: company, name: "Rao Foods" }] },
    ]);
    expect((await listPriceLists(db, { q: "baker", limit: 10 })).items).toHaveLength(1);
    expect(await auditEntries(db, { action: "Price List Created" })).toMatchObject([
      { details: { priceList: list._id, pricesChanged: 2 } },
      {},
    ]);
  });

  it("is replaced as a whole, but not over another user's change", async () => {
    const { box, tape } = await givenProducts();
    const list = await givenList({ name: "Bakeries", rows: [{ product: box.id, percent: 10 }] });
    const { updatedAt } = list;
    const request = { name: "Bakers", rows: [{ product: tape.id, percent: 5 }] };
    expect(await save(list._id, { ...request, updatedAt })).toMatchObject({
      name: "Bakers",
      rows: [{ product: tape.id, percent: 5 }],
    });
    await expect(save(list._id, { ...request, name: "Cafés", updatedAt })).rejects.toMatchObject({
      code: "edit_conflict",
    });
    const file = `sku,percent\r\nKB-1,20\r\n`;
    await expect(save(list._id, file, { readAt: updatedAt })).rejects.toMatchObject({
      code: "edit_conflict",
    });
    const [entry] = await auditEntries(db, { action: "Price List Updated" });
    expect(entry?.details).toMatchObject({
      changes: { name: { before: "Bakeries", after: "Bakers" } },
      prices: {
        [box.id]: { before: { percent: 10 }, after: null },
        [tape.id]: { before: null, after: { percent: 5 } },
      },
    });
    // Saving the same again changes and records nothing.
    await save(list._id, request);
    expect(await auditEntries(db, { action: "Price List Updated" })).toHaveLength(1);
    await expect(givenList({ name: "Bakers" })).rejects.toMatchObject({
      details: { fields: { name: expect.any(String) as string } },
    });
  });

  it("can be imported from its own export, and from a spreadsheet by article numbers", async () => {
    const { box, tape } = await givenProducts();
    const rows = [
      { product: box.id, tiers: TIERS },
      { product: tape.id, percent: 12.5 },
    ];
    const list = await givenList({ name: "Bakeries", rows });
    const file = await new Response(await csvStream(PRICE_COLUMNS, priceCells(list.rows))).text();
    expect(readCsv(file)).toMatchObject([
      {
        product: box.id,
        sku: "KB-1",
        name: "Kraft box",
        publicPrice: "100",
        from: "1",
        price: "90",
      },
      { product: box.id, percent: "", from: "20", price: "80.5" },
      { product: tape.id, percent: "12.5", from: "", price: "" },
    ]);
    expect(await save(list._id, file, { dryRun: true })).toEqual({ rows: list.rows, errors: [] });
    await save(list._id, "Price;SKU;From\r\n45;pt-2;\r\n;;\r\n40;pt-2;50\r\n");
    expect(await readPriceList(db, list._id)).toMatchObject({
      name: "Bakeries",
      rows: [
        {
          sku: "PT-2",
          tiers: [
            { from: 1, price: 45 },
            { from: 50, price: 40 },
          ],
        },
      ],
    });
  });

  it("is written as a whole or not at all: a dry run names every mistake by its row", async () => {
    const { box } = await givenProducts();
    const list = await givenList({ rows: [{ product: box.id, percent: 10 }] });
    const wrong = [
      "sku,percent,from,price",
      "KB-1,,1,90",
      "KB-1,,10,95",
      "NONE,5,,",
      "PT-2,100,,",
      "PT-2,5,,",
      "kb-1,,,9.999",
    ].join("\n");
    const report = (await save(list._id, wrong, { dryRun: true })) as { errors: object[] };
    expect(report.errors).toMatchObject([
      { row: 3, column: "price" },
      { row: 4, column: "sku" },
      { row: 5, column: "percent" },
      { row: 6, column: "sku" },
      { row: 7, column: "sku" },
      { row: 7, column: "price", message: "Use at most two decimals." },
    ]);
    const { errors } = report;
    await expect(save(list._id, wrong)).rejects.toMatchObject({
      code: "invalid_input",
      details: { extra: { errors } },
    });
    const rows = [
      {
        product: box.id,
        tiers: [
          { from: 1, price: 9 },
          { from: 1, price: 8 },
        ],
      },
    ];
    await expect(save(list._id, { name: "X", rows })).rejects.toMatchObject({
      details: { fields: { "rows.0.tiers.1.from": expect.any(String) as string } },
    });
    await expect(save(list._id, { name: "X", rows: [{ product: box.id }] })).rejects.toMatchObject({
      details: { fields: { "rows.0.price": expect.any(String) as string } },
    });
    expect((await readPriceList(db, list._id)).rows).toMatchObject([{ percent: 10 }]);
  });

  it.each([
    ["", "The first line names the columns"],
    ["name,percent\nBox,5", "The first line names the columns"],
    ['sku,percent\n"KB-1,5', "cannot be read"],
  ])("from the file %j is refused as a whole", async (file, message) => {
    const list = await givenList({});
    const report = await save(list._id, file, { dryRun: true });
    expect(report).toMatchObject({
      errors: [{ row: 1, message: expect.stringContaining(message) as string }],
    });
  });

  it("can be deleted once no company uses it", async () => {
    const { id: company } = await givenCompany();
    const { _id: id } = await giveList(company, {});
    const remove = () => deletePriceList({ db, id, actor: meera, ipAddress: FROM });
    await expect(remove()).rejects.toMatchObject({
      code: "in_use",
      message: expect.stringContaining("1 company has List") as string,
    });
    await db.company.update({ where: { id: company }, data: { priceListId: null } });
    await remove();
    await expect(remove()).rejects.toMatchObject({ code: "not_found" });
    expect(await auditEntries(db, { action: "Price List Deleted" })).toHaveLength(1);
  });
});

it("a list holds at most 5,000 products", async () => {
  await db.$executeRaw`
    INSERT INTO "products" ("id", "name", "description", "category", "pricePaise", "stockCount",
      "thumbnailImage", "images", "features", "specifications", "sku", "updatedAt")
    SELECT gen_random_uuid(), 'Box ' || n, '', 'Boxes', 10000, 1, '/x.webp', '{/x.webp}', '{}', '{}', 'B' || n, now()
    FROM generate_series(1, ${MAX_PRICES}) n`;
  const lines = Array.from({ length: MAX_PRICES }, (_, n) => `B${n + 1},,1,90\nB${n + 1},,20,80`);
  const list = await givenList({});
  expect(await save(list._id, `sku,percent,from,price\n${lines.join("\n")}`)).toMatchObject({
    products: MAX_PRICES,
  });
  const [entry] = await auditEntries(db, { action: "Price List Updated" });
  expect(entry?.details).toMatchObject({ pricesChanged: MAX_PRICES });
  const more = `sku,percent\n${[...lines.keys()].map((n) => `B${n + 1},5`).join("\n")}\nC,5`;
  expect(await save(list._id, more, { dryRun: true })).toMatchObject({
    errors: [{ message: "A price list holds at most 5000 products." }],
  });
});
